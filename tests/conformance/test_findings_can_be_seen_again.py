"""Test that the calls under a finding of `spielkiste check` show it: they run, and what they print differs or they raise."""

from __future__ import annotations
