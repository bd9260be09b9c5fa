"""The net: a lookup table, two hidden layers, and a value for each action.

Every number of an observation is looked up on its own, so the first layer is a sum of a few rows.  That is quick without any
library, and `whole_numbers` writes the policy as the small integers that `spielkiste.bots.net` plays with.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import torch
from torch import nn

from spielkiste.core.game import Game
from spielkiste.lab.batch import Batch

#: The integer that represents an activation of 1.0 between hidden layers.
STEPS = 256
SHIFT = 16


def numbers_seen(slug: str, setups: list[tuple[int, dict[str, Any]]]) -> list[tuple[int, int]]:
    """Return the smallest and the largest number seen in each place of an observation, in random games."""
    least: Any = 255
    most: Any = 0
    for seats, options in setups:
        games = Batch(slug, seats, 256, play_forced=True, **options)
        turn = games.reset(range(256))
        for _ in range(400):
            least = np.minimum(least, turn.observations.min(0))
            most = np.maximum(most, turn.observations.max(0))
            turn = games.step(games.sample())
    return [(int(low), int(high)) for low, high in zip(least, most, strict=True)]


def fixed(seen: list[tuple[int, int]]) -> list[list[int]]:
    """Return the numbers that never changed, as runs: the place of the first one, then all of them."""
    runs: list[list[int]] = []
    for place, (least, most) in enumerate(seen):
        if least == most:
            if runs and runs[-1][0] + len(runs[-1]) - 1 == place:
                runs[-1].append(most)
            else:
                runs.append([place, most])
    return runs


class Net(nn.Module):
    """Rates each action (`policy`) and the seat's prospects (`value`)."""

    def __init__(self, game: Game, seen: list[tuple[int, int]], hidden: list[int], skipped: list[str]) -> None:
        super().__init__()
        assert game.encoding is not None
        self.seen = seen
        most = [biggest for _, biggest in seen]
        rows: list[tuple[int, int, bool]] = []  # the place in the observation, a number, and whether larger ones count, too
        for plane, start in zip(game.encoding.planes, game.encoding.starts, strict=False):
            for place in range(start, start + plane.size) if plane.name not in skipped else ():
                for number in range(1, most[place] + 1):
                    rows.append((place, number, False))
                    if not plane.names and most[place] > 1:
                        rows.append((place, number, True))
        self.rows = rows
        self.register_buffer("places", torch.tensor([place for place, _, _ in rows]))
        self.register_buffer("numbers", torch.tensor([number for _, number, _ in rows], dtype=torch.uint8))
        self.register_buffer("reaching", torch.tensor([reaching for _, _, reaching in rows]))
        self.register_buffer("caps", torch.tensor(most, dtype=torch.uint8))

        def tower(width: int, then: int, out: int) -> nn.Sequential:
            first, second, last = nn.Linear(len(rows), width), nn.Linear(width, then), nn.Linear(then, out)
            nn.init.normal_(first.weight, std=0.15)
            nn.init.normal_(last.weight, std=0.01)
            return nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), last)

        self.policy = tower(hidden[0], hidden[-1], game.move_count)
        self.value = tower(512, 512, 1)

    def features(self, observations: torch.Tensor) -> torch.Tensor:
        """Return a row of zeros and ones for each observation."""
        seen = torch.minimum(observations, self.caps)[:, self.places]
        known = (seen == self.numbers) | (self.reaching & (seen > self.numbers))
        return known.to(torch.bfloat16 if seen.is_cuda else torch.float32)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the log probabilities of the actions, and the value of the game for the seat."""
        seen = self.features(observations)
        worths = self.policy(seen).float().masked_fill(masks == 0, -1e9)
        return torch.log_softmax(worths, 1), self.value(seen).float()[:, 0]


def whole_numbers(net: Net, about: dict[str, object]) -> bytes:
    """Return the policy as integers: a line of JSON, then the weights as signed bytes, row by row."""
    first, second, last = (layer for layer in net.policy.cpu() if isinstance(layer, nn.Linear))
    columns = first.weight.detach().double().numpy().T
    places: list[list[int]] = []  # a place of the observation, its largest number, and the row of its 1
    table: list[Any] = []
    for place, (_, most) in enumerate(net.seen):
        mine = [(number, reaching, columns[row]) for row, (at, number, reaching) in enumerate(net.rows) if at == place]
        if mine:
            places.append([place, most, len(table)])
        for number in range(1, most + 1) if mine else ():
            table.append(sum(row for at, reaching, row in mine if at == number or (reaching and at < number)))

    def small(weights: Any) -> tuple[Any, Any]:
        """Return weights as signed bytes, and the scale of each column."""
        scale = np.maximum(np.abs(weights).max(0), 1e-9) / 127
        return np.rint(weights / scale).astype(np.int8), scale

    def numbers(values: Any) -> list[int]:
        return [int(value) for value in np.rint(values)]

    parts, layers = [], []
    for weights, bias, before in (
        (np.array(table), first.bias, 1),
        (second.weight.detach().double().numpy().T, second.bias, STEPS),
        (last.weight.detach().double().numpy().T, last.bias, STEPS),
    ):
        bytes_, scale = small(weights)
        # The table is read row by row, the other layers unit by unit.
        parts.append(bytes_ if before == 1 else bytes_.T)
        factor = scale * STEPS / before * 2**SHIFT
        layers.append({"bias": numbers(bias.detach().double().numpy() * before / scale), "factor": numbers(factor)})
    head = {**about, "places": places, "fixed": fixed(net.seen), "layers": layers, "shift": SHIFT}
    return json.dumps(head).encode() + b"\n" + b"".join(part.tobytes() for part in parts)
