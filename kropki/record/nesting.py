"""How deeply JSON text is nested.

`json.loads` calls itself for each level. In a browser too many levels end Python altogether, without an
exception that could be caught, so they are counted first.
"""

from __future__ import annotations

import re
from itertools import accumulate

MAX_DEPTH = 50
"""Levels of arrays and objects in a text: several times as many as a game or a request needs."""

_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def is_too_deep(text: str) -> bool:
    """Return whether JSON text has more than `MAX_DEPTH` levels, where it is valid.

    Example:
        >>> is_too_deep("[" * 50 + "]" * 50), is_too_deep("[" * 51), is_too_deep('"' + "[" * 51 + '"')
        (False, True, False)
    """
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return False
    brackets = re.sub(r'"(?:[^"\\]++|\\.)*+(?:"|\Z)|[^][{}"]++', "", text, flags=re.DOTALL)
    return any(depth > MAX_DEPTH for depth in accumulate(_STEPS.get(char, 0) for char in brackets))
