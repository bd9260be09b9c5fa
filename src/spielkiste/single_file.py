"""The entry point of the single file for people without Python (see tools/single_file.py).

A double-click passes no arguments and opens the chest.  With arguments the file is the normal command line.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
import sys


def main() -> int:
    """Run the chest, a command, or a worker process of the server."""
    multiprocessing.freeze_support()
    _restore_library_path()
    if sys.argv[1:2] == ["-m"] and sys.argv[2].startswith("spielkiste."):
        # `sys.executable` is this file, so it has to act like Python for the worker processes.
        module, sys.argv = sys.argv[2], sys.argv[2:]
        runpy.run_module(module, run_name="__main__", alter_sys=True)
        return 0
    from spielkiste.command import language, main
    from spielkiste.texts import texts

    if sys.argv[1:]:
        return main()
    code = main(["serve", "--open"])
    if code and sys.stdin is not None and sys.stdin.isatty():
        # The window closes with this process; leave time to read the error.
        input(texts(language([])).say("single-file-close"))
    return code


def _restore_library_path() -> None:
    """Give other programs, such as the browser, the system's libraries instead of those in this file."""
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = os.environ.pop(f"{name}_ORIG", None)
        if before is not None:
            os.environ[name] = before
        elif getattr(sys, "frozen", False):
            os.environ.pop(name, None)


if __name__ == "__main__":
    sys.exit(main())
