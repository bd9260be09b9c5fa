"""A child who first tries everything except what the hand points at, and only then follows the hand.

The child is a script in the page, like `led.play_on`: it is fast, and sees what the hand does between steps.
"""

from __future__ import annotations

from typing import cast

from playwright.sync_api import Page

from spielkiste.texts import texts

#: How long the hand may be hidden, in milliseconds: others move meanwhile, on a busy machine slowly.
AWAY_MS = 20_000
#: The number of wrong controls touched at each step; they differ from step to step.
WRONG = 7

#: Resolves to a description of the fault, or to the numbers of wrong and right controls touched.
_MONKEY = """([done, next, back, away, most, deadline]) => new Promise((settle) => {
  const end = performance.now() + deadline;
  const seen = (one) => one.getClientRects().length > 0;
  const name = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 60);
  const words = () => document.querySelector('.lesson .bubble p')?.textContent ?? '';
  const refusal = () => {
    const said = document.querySelector('.lesson .aside')?.textContent;
    return said && said !== back ? said : null;
  };
  const pause = (ms) => new Promise((then) => setTimeout(then, ms));
  const ringed = () => [...document.querySelectorAll('.ring')].map(under).filter((one) => one !== null);
  const under = (ring) => {
    const [x, y] = getComputedStyle(ring).translate.split(' ').map(parseFloat);
    const near = (box) => Math.abs(box.x - x) + Math.abs(box.y - (y || 0)) + Math.abs(box.width - ring.offsetWidth);
    const all = [...document.querySelectorAll('[data-leads]')].filter(seen);
    return all.find((one) => near(one.getBoundingClientRect()) < 6) ?? null;
  };
  const covered = (one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top && !one.contains(top) && !top.contains(one) ? top : null;
  };
  const tried = new Map();
  let [wrong, right, late, touched, named, missing] = [0, 0, 0, 'nothing', null, null];
  const fail = (what) => settle(`${what}; touched last: ${touched}; the teacher says: ${words()}`);
  const step = async () => {
    for (;;) {
      if (performance.now() > end) return fail('the lesson does not end');
      if ([...document.querySelectorAll('dialog[open] h2')].some((one) => one.textContent.trim() === done))
        return settle({ wrong, right });
      const sheet = document.querySelector('dialog[open]');
      if (sheet) return fail(`a sheet lies over the lesson: ${name(sheet)}`);
      const read = [...document.querySelectorAll('.lesson button')].find((one) => seen(one) && name(one) === next);
      if (read) {
        read.click();
        missing = null;
        await pause(120);
        continue;
      }
      const [pointed, ...more] = ringed();
      if (!pointed || covered(pointed)) {
        missing ??= performance.now();
        if (performance.now() - missing > away)
          return fail(pointed ? `something covers ${name(pointed)}: ${covered(pointed).className}` : 'the hand is gone');
        await pause(60);
        continue;
      }
      missing = null;
      const now = `${document.querySelectorAll('.lesson .far .done').length} ${words()}`;
      const before = tried.get(now) ?? new Set();
      tried.set(now, before);
      // Where the hand names several things, any of them may be touched, whatever is held.
      if (more.length) named = { now, all: [pointed, ...more].map((one) => one.closest('[data-free], [data-place]') ?? one) };
      const others = [...document.querySelectorAll('.room button:not(:disabled), .room [data-leads]')].filter(
        (one) => seen(one) && one !== pointed && !before.has(name(one)) && !covered(one),
      );
      if (others.length && before.size < most) {
        const one = others[(wrong * 5) % others.length];
        before.add(name(one));
        touched = name(one);
        one.click();
        wrong++;
        await pause(150);
        const meant = named?.now === now && wrong % 2 ? named.all.find((one) => one.isConnected) : null;
        const held = document.querySelector('.room [data-leads][aria-pressed=true]');
        if (meant && held && !meant.contains(held)) {
          touched += `, then ${name(meant)} (which the hand named)`;
          (meant.matches('button') ? meant : meant.querySelector('button')).click();
          await pause(200);
          if (refusal()) return fail(`refused with: ${refusal()}`);
        }
        continue;
      }
      touched = `${name(pointed)} (where the hand points)`;
      pointed.click();
      right++;
      if (right > 150) return fail('the hand leads in a circle');
      await pause(200);
      // On a busy machine the answer to the wrong touch before may come only now; a right touch is then tried again.
      late = refusal() ? late + 1 : 0;
      if (late > 2) return fail(`refused with: ${refusal()}`);
    }
  };
  step();
})"""


def try_everything(page: Page, seconds: float = 120) -> dict[str, int]:
    """Take the lesson of this page to its end; return the numbers of wrong and right controls touched."""
    words = texts("en")
    given = [
        words.say("web-lesson-done"),
        words.say("web-lesson-next"),
        words.say("web-lesson-back"),
        AWAY_MS,
        WRONG,
        seconds * 1000,
    ]
    told = page.evaluate(_MONKEY, given)
    assert isinstance(told, dict), told
    return cast(dict[str, int], told)
