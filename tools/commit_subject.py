"""Checks that commit subjects have the form ``area: imperative`` (docs/style.md).

``python tools/commit_subject.py FILE`` checks a message as Git passes it to the commit-msg hook; ``--range BASE..HEAD``
checks the commits of a branch.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

LONGEST = 72
#: Git writes these subjects itself.
GENERATED = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")
FORM = re.compile(r"[a-z0-9][\w./-]*(, [\w./-]+)*: (?P<verb>[a-z][\w-]*)\b.*[^.\s]")
#: Imperatives that look like another form of a verb.
IMPERATIVE = {"bring", "embed", "feed", "need", "pass", "ping", "seed", "shed", "speed", "string"}


def trouble(subject: str) -> str:
    """Return what is wrong with a commit subject and how to fix it; "" if nothing is."""
    if subject.startswith(GENERATED):
        return ""
    if len(subject) > LONGEST:
        return f"it has {len(subject)} characters; shorten it to {LONGEST} and put the rest into the body"
    found = FORM.fullmatch(subject)
    if found is None:
        return "write it as `area: imperative`, in lower case and without a full stop, for example `terminal: wrap long hints`"
    verb = found["verb"]
    if verb not in IMPERATIVE and re.search(r"(ing|ed|[^s]s)$|^(the|a|an|no|nobody)$", verb):
        return f"{verb!r} is not an imperative; begin with a verb such as add, fix, show, drop or explain"
    return ""


def subjects(arguments: list[str]) -> list[str]:
    """Return the subjects to check: the first line of a message file, or those of a range of commits."""
    if arguments[0] == "--range":
        listed = subprocess.run(["git", "log", "--format=%s", arguments[1]], check=True, capture_output=True, text=True)
        return listed.stdout.splitlines()
    lines = Path(arguments[0]).read_text(encoding="utf-8").splitlines()
    return [next((line for line in lines if line.strip() and not line.startswith("#")), "")]


def main(arguments: list[str]) -> int:
    """Print what is wrong with each subject; return 1 if anything is."""
    wrong = [(subject, said) for subject in subjects(arguments) if (said := trouble(subject))]
    for subject, said in wrong:
        print(f"{subject!r}: {said}.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
