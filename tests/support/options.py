"""The options of the rules as they usually are."""

USUAL: dict[str, object] = {
    "captures": "automatic",
    "smallest": False,
    "stop_without_dot": False,
    "passing": False,
    "stop": "none",
    "extra_turn": False,
    "lead": None,
    "first_to": None,
    "middle": None,
    "komi": 0,
    "areas": "enemy",
    "edge": False,
    "suicide": True,
}
"""Each option with its usual value."""

WRITTEN = {name: USUAL[name] for name in USUAL if name not in ("areas", "edge", "suicide")}
"""Those that records and answers have. The others came later, and are left out while they are as usual."""
