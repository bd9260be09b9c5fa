"""The net that judges a wall: a table with a row for everything that can be seen, two hidden layers, and the chance to win.

`packed` writes it as the small integers that `spielkiste.games.numnum.wall.judge` plays with.
"""

from __future__ import annotations

import json
import math

import torch
from torch import nn
from walls import NOTHING

from spielkiste.games.numnum.wall.judge import LAST_SCALE, LOGITS, SCALE, STEEPNESS

WIDTH, THEN = 128, 32
#: The largest weight that fits into a signed byte.
MOST = 127 / SCALE


class Judge(nn.Module):
    """Rates positions: the chance to win of the player to move."""

    def __init__(self) -> None:
        super().__init__()
        self.table = nn.Parameter(torch.randn(NOTHING + 1, WIDTH) * 0.1)
        self.bias = nn.Parameter(torch.zeros(WIDTH))
        self.second, self.last = nn.Linear(WIDTH, THEN), nn.Linear(THEN, 1)
        self.clamp()

    def clamp(self) -> None:
        """Keep the weights within signed bytes."""
        with torch.no_grad():
            self.table.clamp_(-MOST, MOST)
            self.table[NOTHING] = 0
            self.second.weight.clamp_(-MOST, MOST)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """Return the log odds; for training, where a product with zeros and ones is quicker than sums of rows."""
        kind = torch.bfloat16 if rows.is_cuda else torch.float32
        known = torch.zeros(len(rows), NOTHING + 1, dtype=kind, device=rows.device)
        known.scatter_(1, rows.long(), 1.0)
        first = (known @ self.table.to(kind)).float() + self.bias
        return self.last(self.second(first.relu()).relu())[:, 0]

    def fast(self) -> torch.Tensor:
        """Return the table as `chances` needs it."""
        return self.table.detach().to(torch.float16 if self.table.is_cuda else torch.float32)

    def chances(self, rows: torch.Tensor, fast: torch.Tensor) -> torch.Tensor:
        """Return the chance to win, without gradients."""
        first = nn.functional.embedding_bag(rows, fast, mode="sum").float() + self.bias
        return torch.sigmoid(self.last(self.second(first.relu()).relu())[:, 0])


def packed(judge: Judge, about: dict[str, object]) -> bytes:
    """Return the judge as integers: a line of JSON, then the weights as signed bytes, row by row."""

    def numbers(weights: torch.Tensor, scale: float) -> list[int]:
        return [round(weight) for weight in (weights.detach().double().cpu() * scale).flatten().tolist()]

    def small(weights: torch.Tensor) -> bytes:
        return bytes(number & 255 for number in numbers(weights, SCALE))

    head = {
        **about,
        "bias": [numbers(judge.bias, SCALE), numbers(judge.second.bias, SCALE**2)],
        "last": [numbers(judge.last.weight, LAST_SCALE), numbers(judge.last.bias, SCALE**2 * LAST_SCALE)[0]],
        "chances": [round(65535 / (1 + math.exp(-(number - LOGITS / 2 + 0.5) / STEEPNESS))) for number in range(LOGITS)],
    }
    # The second layer is read input by input.
    return json.dumps(head).encode() + b"\n" + small(judge.table[:NOTHING]) + small(judge.second.weight.T)
