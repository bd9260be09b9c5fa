"""Test that teachers are addressed as docs/glossary.md says: as *Sie* or *vous*, not as *du* or *tu* like children."""

import re
from pathlib import Path

import pytest

from spielkiste.boxes import read_text
from tests.languages.lines import lines

ROOT = Path(__file__).parents[2]
#: The parts of the classroom that a child sees: its page, its way in, and the line about its final.
OF_CHILDREN = {"ChildPage.svelte", "EnterPage.svelte", "cups.ts"}
#: Errors shown to a teacher; every other `error-class-…` is shown to a child.
ANSWERS = {f"error-{name}" for name in ("class-no-chair", "class-places", "class-no-final", "no-such-child", "rude-name")}
#: Questions in the lesson plans, which the teacher asks the children.
ASKED = re.compile(r"^\*\*(Zum Reden|Pour en parler)")
FAMILIAR = {
    "de": r"\b(du|dir|dich|dein\w*|achte|drucke?|gib|nimm|öffne|prüfe|sag|schau|speichere|such|tippe|wähle|zeig)\b",
    "fr": r"\b(tu|te|toi|ton|ta|tes|tiens?)\b|\bt’"
    r"|(^|[.!?:;]\s)((?!ne\b)\w+e|choisis|dis|mets|prends)(?=\s(le|la|les|un|une|encore)\b|-)"
    r"|(?<!z)-(la|le|les|en)\b|\bne l[ae]s? \w+(?<!z)\s",
}


def _keys_of_teachers() -> set[str]:
    parts = [path for path in (ROOT / "web/src/class").iterdir() if path.suffix in (".svelte", ".ts")]
    used = {path.name: set(re.findall(r"'(web-(?:class|club|sheet|plans)[\w-]*)'", read_text(path))) for path in parts}
    of_children = set[str]().union(*(used[name] for name in OF_CHILDREN))
    return set[str]().union(*used.values()) - of_children | ANSWERS


@pytest.mark.parametrize("language", FAMILIAR)
def test_no_text_for_teachers_speaks_to_a_child(language: str) -> None:
    keys = _keys_of_teachers()
    assert len(keys) > 80 and keys >= {"web-class-link-hint", "web-sheet-hint", "web-class-open-hint"}
    plan = read_text(ROOT / f"src/spielkiste/locales/{language}/plans.md").splitlines()
    told = [
        (f"plans.md {number}", re.sub(r"(?<!\*)\*[^*]+\*(?!\*)", "", line))
        for number, line in enumerate(plan, 1)
        if not ASKED.match(line)
    ]
    told += [(key, said) for key, said in lines(language) if key in keys]
    assert not [f"{key}: {said}" for key, said in told if re.search(FAMILIAR[language], said, re.IGNORECASE)]
