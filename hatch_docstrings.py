"""Docstrings for the compiled build: mypyc drops them, so this module writes them into the C code before it is compiled.

mypyc writes the signature of every function, method and class (``play($self, seat, move)``) where Python looks for its docstring.
`keep_docstrings` appends the docstring of the source.  Then `help()` shows the same in both builds, at no cost at run time.  If
the C code changes its form one day, only the docstrings will be missing; tests/test_talking.py would notice.
"""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

_MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\n\s*"([\w.]+)",\n\s*)NULL(, /\* docstring \*/)')
_TYPE = re.compile(r"static PyTypeObject \w+_template_ = \{.*?\n\};", re.DOTALL)
_TABLE = re.compile(r"static (?:PyMethodDef|PyGetSetDef) (\w+)\[\] = \{.*?\n\};", re.DOTALL)
_FIELD = re.compile(r'\.(tp_\w+) = (?:"(\w+)"|(\w+)),')
_METHOD = re.compile(r'(\{"(\w+)",\s*\(PyCFunction\)[^"{}]*?PyDoc_STR\()("(?:[^"\\]|\\.)*"|NULL)(\))')
_PROPERTY = re.compile(r'(\{"(\w+)",\s*\(getter\)\w+,\s*(?:NULL|\(setter\)\w+),\s*)NULL(, NULL\})')
_TYPE_DOC = re.compile(r'(\.tp_doc = PyDoc_STR\()("(?:[^"\\]|\\.)*"|NULL)(\))')
_ATTRIBUTE = re.compile(r"((?:^ +#: .*\n)+) +self\.(\w+)\b", re.MULTILINE)


def keep_docstrings(source: Path, generated: Path) -> int:
    """Write the docstrings of all modules under `source` into the C files in `generated`; return how many were written."""
    book = _Docstrings(source)
    return sum(_fill(path, book) for path in sorted(generated.glob("__native_*.c")))


class _Docstrings:
    """The docstrings of a source tree, by module, class and name."""

    def __init__(self, source: Path) -> None:
        self._docs: dict[tuple[str, str, str], str] = {}
        self._bases: dict[str, list[tuple[str, list[str]]]] = {}
        for path in sorted(source.rglob("*.py")):
            parts = path.relative_to(source).with_suffix("").parts
            module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            self._read(module, path.read_text(encoding="utf-8"))

    def _read(self, module: str, text: str) -> None:
        tree = ast.parse(text)
        self._note(module, "", "", tree)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                self._note(module, "", node.name, node)
            elif isinstance(node, ast.ClassDef):
                self._note(module, node.name, "", node)
                bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
                self._bases.setdefault(node.name, []).append((module, bases))
                for inner in node.body:
                    if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                        self._note(module, node.name, inner.name, inner)
                for comment, name in _ATTRIBUTE.findall(ast.get_source_segment(text, node) or ""):
                    words = [line.strip().removeprefix("#:").strip() for line in comment.splitlines()]
                    self._docs[module, node.name, name] = " ".join(words)

    def _note(
        self, module: str, owner: str, name: str, node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    ) -> None:
        doc = ast.get_docstring(node)
        if doc:
            self._docs.setdefault((module, owner, name), inspect.cleandoc(doc))

    def find(self, module: str, owner: str, name: str) -> str:
        """Return a docstring.  A method without one inherits that of its base class; empty if there is none."""
        found = self._docs.get((module, owner, name), "")
        if found or not owner or not name or name == "__init__":
            return found
        for home, bases in self._bases.get(owner, []):
            if home == module:
                for base in bases:
                    for base_home, _ in self._bases.get(base, []):
                        if inherited := self.find(base_home, base, name):
                            return inherited
        return ""


def _fill(path: Path, book: _Docstrings) -> int:
    text = path.read_text(encoding="utf-8")
    named = _MODULE.search(text)
    if named is None:
        return 0
    module = named[2]
    written = 0
    #: By table of methods or attributes: its class.
    owners: dict[str, str] = {}

    def docstring(owner: str, name: str, signature: str) -> str:
        nonlocal written
        doc = book.find(module, owner, name)
        if not doc:
            return signature
        written += 1
        return '"' + (signature[1:-1] if signature != "NULL" else "") + _c_text(doc) + '"'

    def fill_type(match: re.Match[str]) -> str:
        fields = {name: word or symbol for name, word, symbol in _FIELD.findall(match[0])}
        owner = fields.get("tp_name", "")
        for table in ("tp_methods", "tp_getset"):
            owners[fields.get(table, "")] = owner
        return _TYPE_DOC.sub(lambda doc: doc[1] + docstring(owner, "", doc[2]) + doc[3], match[0])

    def fill_table(match: re.Match[str]) -> str:
        owner = owners.get(match[1])
        if owner is None and not match[1].endswith("module_methods"):
            return match[0]
        rows = _METHOD.sub(lambda row: row[1] + docstring(owner or "", row[2], row[3]) + row[4], match[0])
        return _PROPERTY.sub(lambda row: row[1] + docstring(owner or "", row[2], "NULL") + row[3], rows)

    text = _TYPE.sub(fill_type, text)
    text = _TABLE.sub(fill_table, text)
    text = _MODULE.sub(lambda match: match[1] + docstring("", "", "NULL") + match[3], text)
    path.write_text(text, encoding="utf-8")
    return written


def _c_text(text: str) -> str:
    """Return the text as the inside of a C string."""
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\", ord("?"): "\\?"}
    return "".join(plain.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in text.encode("utf-8"))
