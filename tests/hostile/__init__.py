"""Tests under hostile conditions: silent connections, wrong clocks and attackers."""
