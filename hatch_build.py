"""The build: compile the rules with mypyc where a C compiler is at hand, ship them as plain Python where it is not.

Both builds play identical games; `spielkiste --version` says which one runs.  Set SPIELKISTE_PURE=1 to skip compiling.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_PACKAGES = ("core", "games", "bots")

# Runs in a child, because mypyc ends the process when a C compiler fails.
COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
extensions = mypycify(["--python-version", "3.11", *sys.argv[2:]], opt_level="3", group_name="spielkiste")
distribution = Distribution({"name": "spielkiste", "ext_modules": extensions, "package_dir": {"": "."}})
command = build_ext(distribution)
command.build_lib = sys.argv[1]
command.build_temp = sys.argv[1] + "-objects"
command.ensure_finalized()
command.run()
"""


class SpielkisteBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled rules to the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if not os.environ.get("SPIELKISTE_PURE"):
            self._compile_rules(build_data)

    def _compile_rules(self, build_data: dict[str, Any]) -> None:
        work = Path(tempfile.mkdtemp(prefix="spielkiste-build-"))
        source = work / "source"
        shutil.copytree(Path(self.root) / "src", source)
        modules = [
            str(path.relative_to(source))
            for package in COMPILED_PACKAGES
            for path in sorted((source / "spielkiste" / package).rglob("*.py"))
        ]
        out = work / "built"
        result = subprocess.run(
            [sys.executable, "-c", COMPILE, str(out), *modules], cwd=source, capture_output=True, text=True, check=False
        )
        libraries = sorted(out.rglob("*.so")) + sorted(out.rglob("*.pyd"))
        if result.returncode != 0 or not libraries:
            self.app.display_warning("The rules could not be compiled; this build runs them as plain Python.")
            self.app.display_warning((result.stderr or result.stdout)[-2000:])
            return
        for library in libraries:
            build_data["force_include"][str(library)] = str(library.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
