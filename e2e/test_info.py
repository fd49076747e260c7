"""Information about a game is shown, edited, kept and saved."""

from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki
from kropki.record import read_games


def test_information_from_a_file_is_shown(page: Page) -> None:
    kropki = Kropki(page).open()
    with kropki.change():
        kropki.open_file(
            "x.sgf", "(;GM[40]SZ[10]PB[Ann]BR[1800]PW[علي]WT[Tigers]EV[Cup]DT[2021-03-05]RE[B+3]GC[a\nb])"
        )
    panel = kropki.files("about")
    for label, value in {
        "Red’s name": "Ann",
        "Blue’s name": "علي",
        "Event": "Cup",
        "Date": "2021-03-05",
        "Result according to the file": "B+3",
        "About the game": "a\nb",
        "Place": "",
    }.items():
        expect(panel.get_by_label(label)).to_have_value(value)
    expect(panel.get_by_label("Rank").first).to_have_value("1800")
    expect(panel.get_by_label("Team").last).to_have_value("Tigers")
    expect(panel.get_by_label("Blue’s name")).to_have_attribute("dir", "auto")


def test_edited_information_belongs_to_the_game(page: Page) -> None:
    page.add_init_script("delete window.showSaveFilePicker")
    kropki = Kropki(page).open()
    kropki.click((0, 0))
    kropki.answer()
    panel = kropki.files("about")
    fields = {
        "Red’s name": "Zoë",
        "Event": "Cup [2021]",
        "Round": "1",
        "Place": "Łódź",
        "Name of the game": "G",
    }
    for label, value in fields.items():
        with kropki.change():
            panel.get_by_label(label).fill(value)
            kropki.press("Tab")
    with kropki.change():  # what stands in a field when the dialog is left is not lost either
        panel.get_by_label("About the game").fill("One\nTwo")
        kropki.press("Escape")
    assert kropki.answer()["names"] == ["Zoë", ""]
    expect(page.locator("#players .name").first).to_have_text("Zoë")

    kropki.reload()
    panel = kropki.files("about")
    for label, value in {**fields, "About the game": "One\nTwo"}.items():
        expect(panel.get_by_label(label)).to_have_value(value)
    panel = kropki.files("save")
    with page.expect_download() as download:
        panel.get_by_role("button", name="Save as SGF").click()
    root = read_games(Path(download.value.path()))[0].game.root
    assert root.values("EV") == ["Cup [2021\\]"]
    assert [root.values(name) for name in ("RO", "PC", "GC")] == [["1"], ["Łódź"], ["One\nTwo"]]

    panel = kropki.files("about")
    with kropki.change():
        panel.get_by_label("Event").fill("")
        kropki.press("Tab")
    expect(panel.get_by_label("Event")).to_have_value("")
    kropki.part("files-close").click()
    kropki.files("about")
    expect(panel.get_by_label("Event")).to_have_value("")
    expect(panel.get_by_label("Round")).to_have_value("1")


def test_three_players_have_names(page: Page) -> None:
    kropki = Kropki(page).open()
    kropki.part("new").click()
    kropki.show_more()
    kropki.part("counts").get_by_text("3", exact=True).click()
    with kropki.change():
        kropki.part("new-start").click()
    panel = kropki.files("about")
    with kropki.change():
        panel.get_by_label("Green’s name").fill("Gus")
        kropki.press("Tab")
    assert kropki.answer()["names"] == ["", "", "Gus"]
    expect(panel.get_by_label("Rank")).to_have_count(2)


def test_names_are_not_markup(page: Page) -> None:
    """Texts from a file are shown as text in the list, the dialog and the note."""
    name = "<img src=x onerror=alert(1)>"
    page.on("dialog", lambda dialog: dialog.dismiss())
    kropki = Kropki(page).open()
    game = f"(;GM[40]SZ[10]PB[{name}]EV[{name}];B[zz])"
    kropki.open_file(name, game * 2)
    dialog = kropki.part("collection-dialog")
    expect(dialog.get_by_role("option").first).to_contain_text(name)
    with kropki.change():
        kropki.press("Enter")
    expect(kropki.part("slip")).to_contain_text(f"Opened {name}.")
    kropki.files("about")
    expect(kropki.part("files-title")).to_contain_text(name)
    assert page.locator("img").count() == 0
    assert kropki.answer()["names"] == [name, ""]
