"""Files of strangers that are made to freeze the page. The reader accepts most of them."""

from __future__ import annotations

from itertools import islice, product

_HEAD = "(;FF[4]GM[40]SZ[20]CA[UTF-8]"
_LETTERS = "abcdefghijklmnopqrst"


def hostile_files() -> dict[str, str]:
    """Return the files by their names."""
    pairs = ["".join(pair) for pair in product(_LETTERS, repeat=2)]
    ends = islice(((a, b) for a in pairs for b in pairs if a != b), 60_000)
    return {
        "a label of 20,000 letters": f"{_HEAD};B[aa]LB[bb:{'W' * 20_000}])",
        "80 labels of 1,000 letters": _HEAD
        + ";B[aa]LB"
        + "".join(f"[{pair}:{'W' * 1000}]" for pair in pairs[:80])
        + ")",
        "a comment of 1 MB": f"{_HEAD};B[aa]C[{'word ' * 200_000}])",
        "a comment of 7.5 MB": f"{_HEAD};B[aa]C[{'word ' * 1_500_000}])",
        "a comment of 1 MB in one word": f"{_HEAD};B[aa]C[{'W' * 1_000_000}])",
        "2 MB of brackets": f"{_HEAD};B[aa]C[{'[' * 2_000_000}])",
        "2 MB of escapes": f"{_HEAD};B[aa]C[{chr(92) * 2_000_000}])",
        "names of 1 MB": f"{_HEAD}PB[{'W' * 1_000_000}]PW[{'M' * 1_000_000}];B[aa])",
        "60,000 arrows": f"{_HEAD};B[aa]AR" + "".join(f"[{a}:{b}]" for a, b in ends) + ")",
        "99,900 variations": f"{_HEAD};B[aa]" + "(;W[bb])" * 99_900 + ")",
        "2 MB of addresses": "a://" * 500_000,
    }
