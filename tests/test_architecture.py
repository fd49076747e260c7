"""The document of the architecture shows the code as it is."""

from tools.architecture import DOCUMENT, render


def test_the_document_is_up_to_date() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert text == render(text), "run `make architecture`"
