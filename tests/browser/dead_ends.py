"""Controls that promise a move and do nothing: a player finds another way, so whole games alone would not show them."""

from __future__ import annotations

from playwright.sync_api import Page

#: For `visit(before=…)`: notes every touch of a control that leads to one move only, and whether anything came of it until the
#: next touch: the move was sent, or the control has changed or gone away, or a sheet has opened.
NOTES = """
  window.touches = [];
  let open = null;
  const SIGNS = ['data-leads', 'aria-pressed', 'aria-expanded', 'aria-label', 'class'];
  const face = (control) => SIGNS.map((sign) => control.getAttribute(sign)).join();
  const close = () => {
    if (!open) return;
    const { control, before, note } = open;
    note.kept ||= !control.isConnected || face(control) !== before || !!document.querySelector('dialog[open]');
    open = null;
  };
  addEventListener('click', (event) => {
    close();
    const control = event.target.closest?.('[data-leads]');
    const move = control?.dataset.leads;
    if (!move || move.includes('|')) return;
    const note = { kind: `${control.className}: ${move.split(' ')[0]}`, move, kept: false };
    window.touches.push(note);
    open = { control, before: face(control), note };
  }, true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (open && typeof data === 'string') {
      const said = JSON.parse(data);
      if (said.t === 'play' && said.move === open.note.move) open.note.kept = true;
    }
    return send.call(this, data);
  };
"""

#: Once may be bad luck: somebody else was quicker.
OFTEN = 2


def dead_ends(page: Page) -> list[str]:
    """The kinds of controls that were touched more than once and never led anywhere, with the move that each promised."""
    touches: dict[str, list[dict[str, object]]] = {}
    for touch in page.evaluate("window.touches"):
        touches.setdefault(str(touch["kind"]), []).append(touch)
    return [
        f"{kind} ({notes[0]['move']}, {len(notes)} times)"
        for kind, notes in touches.items()
        if len(notes) >= OFTEN and not any(note["kept"] for note in notes)
    ]
