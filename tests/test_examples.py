"""The examples in the docstrings give what they say."""

import doctest
from importlib import import_module
from pkgutil import walk_packages

import pytest

import kropki

MODULES = [
    module.name for module in walk_packages(kropki.__path__, "kropki.") if "__main__" not in module.name
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_give_what_they_say(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0
