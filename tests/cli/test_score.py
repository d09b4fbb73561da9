"""`cubetown score` and `cubetown builds`: one object or JSON Lines in, answers out."""

import json

import pytest

from cubetown.locale import LANGUAGES
from tests.cli.terminal import Home

TOWN = [
    "cottage well cottage tavern",
    "tavern cottage farm tavern",
    "chapel cottage bakery .",
    "cottage well . warehouse",
]
ANN = {"name": "Ann", "town": TOWN, "warehouses": {"d4": ["wood", "brick", "stone"]}}
SHEET = {"game": "tiny-towns", "players": [ANN]}
CITY = {
    "game": "shake-that-city",
    "bonus_tiles": {"north": ["any", "park", "shop"], "west": ["home", "road", "factory"]},
    "players": [{"name": "Ann", "city": ["home . road . . .", *[". . . . . ."] * 5]}],
}


def line(value: object) -> str:
    return json.dumps(value) + "\n"


def test_a_file_is_scored_as_json(home: Home) -> None:
    result = home.run("score", home.write("a.json", json.dumps(SHEET, indent=2)), "--json")
    assert (result.status, result.err) == (0, "")
    answer = json.loads(result.out)
    assert set(answer) == {"players", "winners", "rank"}
    assert set(answer["players"][0]) == {"name", "total", "lines"}
    assert answer["players"][0]["total"] == 28
    assert set(answer["players"][0]["lines"][0]) == {"card", "count", "points", "reasons"}


def test_standard_input_is_scored(home: Home) -> None:
    result = home.run("score", "-", "--json", stdin=line(SHEET))
    assert json.loads(result.out)["winners"] == ["Ann"]


def test_a_city_is_scored_by_type(home: Home) -> None:
    result = home.run("score", "-", "--json", stdin=line(CITY))
    lines = json.loads(result.out)["players"][0]["lines"]
    assert [entry["type"] for entry in lines] == [
        *("home", "shop", "factory", "park", "road"),
        "bonus",
    ]


def test_every_one_of_several_reasons_has_its_points(home: Home) -> None:
    out = home.run("score", "-", stdin=line(SHEET)).out
    assert "│ 12 Cottage a1, a4, b2, and b3: fed" in out
    assert "│  0 Cottage c1: not fed" in out
    assert "│ Chapel a3: 4 fed Cottages in town" in out
    full = {"name": "Ann", "city": ["home home road shop park park", *[". . . . . ."] * 5]}
    out = home.run("score", "-", stdin=line({**CITY, "players": [full]})).out
    assert "│ 3 Row 1 is filled" in out
    assert "│ 0 Fill column a with 6 tiles" in out


def test_data_that_nobody_checked_are_called_our_guess(home: Home) -> None:
    assert "our best guess" in home.run("score", "-", stdin=line(CITY)).out
    boards = {side: {"verified": True} for side in ("landlocked", "coastal")}
    checked = {"boards": boards, "bonus_tiles": {"verified": True}}
    file = home.write("box.json", json.dumps(checked))
    result = home.run("score", "-", "--components", file, stdin=line(CITY))
    assert result.status == 0
    assert "our best guess" not in result.out


def test_json_lines_are_answered_in_order_and_bad_ones_do_not_stop(home: Home) -> None:
    bad = {**SHEET, "players": [{"name": "Bo", "town": ["farm"]}]}
    text = line(SHEET) + "\n" + "{broken\n" + line(bad) + line(3) + line({**SHEET, "x": 1})
    result = home.run("score", "-", "--json", stdin=text + line(CITY))
    assert (result.status, result.err) == (1, "")
    answers = [json.loads(answer) for answer in result.out.splitlines()]
    assert [set(answer) for answer in answers] == [
        {"players", "winners", "rank"},
        *[{"error"}] * 4,
        {"players", "winners"},
    ]
    assert answers[2] == {
        "error": "players[0].town: this must be a list of 4 rows, the top one first."
    }


def test_good_json_lines_end_well(home: Home) -> None:
    result = home.run("score", "-", "--json", stdin=line(SHEET) * 3)
    assert (result.status, len(result.out.splitlines())) == (0, 3)


def test_json_lines_without_json_name_the_bad_line(home: Home) -> None:
    result = home.run("score", "-", stdin=line(SHEET) + line(5))
    assert result.status == 1
    assert "Ann: 28 points" in result.out
    assert result.err == "Line 2: This must be one JSON object in curly brackets.\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Standard input is empty."),
        (" \n", "Standard input is empty."),
        ('{"players":\n oops}', "Standard input isn’t valid JSON: look at line 2."),
        ("[" * 100_000, "The JSON is nested too deeply."),
        ('{"game": ' + "9" * 5000 + "}", "The JSON contains a number with too many digits: 999"),
        ('{"game": "tiny-towns", "game": 3}', "game: this field appears twice in one object."),
        ('{"a": {"d4": [], "d4": 1}}', "d4: this field appears twice in one object."),
        ('{"game": "tiny-towns", "": 3}', '"": this field doesn’t exist; the fields are: game,'),
        ("[1, 2]", "This must be one JSON object in curly brackets."),
        ("{}", "game: this field is missing."),
        (
            '{"game": "chess"}',
            "game: this can’t be “chess”; choose one of these: tiny-towns, shake-that-city.",
        ),
        ('{"game": 3}', "game: this can’t be “3”; choose one of these: tiny-towns, "),
        ('{"game": null}', "game: this can’t be “null”; choose one of these: tiny-towns, "),
        ('{"game": ["chess"]}', "game: this can’t be “[…]”; choose one of these: tiny-towns, "),
        ('{"game": "tiny-towns"}', "players: this must be a list of 1 to 6 players."),
    ],
)
def test_a_bad_object_is_one_sentence(home: Home, text: str, sentence: str) -> None:
    result = home.run("score", "-", "--json", stdin=text)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(sentence)
    assert result.err.count("\n") == 1


def test_an_empty_file_is_called_empty(home: Home) -> None:
    file = home.write("a.json", "")
    result = home.run("score", file)
    assert (result.status, result.err) == (2, f"The file “{file}” is empty.\n")


def test_lines_that_are_refused_do_not_stop_the_others(home: Home) -> None:
    good, path = line(SHEET).encode(), home.folder / "a.jsonl"
    twice, large = b'{"game": 1, "game": 2}\n', b'{"game": ' + b"9" * 5000 + b"}\n"
    deep = b"[" * 100_000 + b"\n"
    path.write_bytes(deep + twice + good + b'{"game":"\xff"}\n' + large + good)
    result = home.run("score", str(path), "--json")
    answers = [json.loads(answer) for answer in result.out.splitlines()]
    assert (result.status, result.err) == (1, "")
    assert [answer.get("error", "")[:40] for answer in answers] == [
        "The JSON is nested too deeply.",
        "game: this field appears twice in one ob",
        "",
        "This line isn’t UTF-8 text.",
        "The JSON contains a number with too many",
        "",
    ]


def test_an_object_with_a_broken_letter_is_one_sentence(home: Home) -> None:
    path = home.folder / "a.json"
    path.write_bytes(b'{"game": "\xff"}')
    result = home.run("score", str(path))
    assert (result.status, result.err) == (2, f"The file “{path}” isn’t UTF-8 text.\n")


def test_what_is_wrong_with_cards_in_a_sheet_is_said_with_the_field(home: Home) -> None:
    result = home.run("score", "-", stdin=line({**SHEET, "card_data": 5}))
    assert result.err == "card_data: The card data must be a list of cards.\n"


def test_an_unknown_card_is_answered_with_where_they_are_listed(home: Home) -> None:
    result = home.run("score", "-", stdin=line({**SHEET, "cards": ["Bank"]}))
    assert result.err == "cards: there is no card “Bank”; cubetown cards lists them.\n"


def test_three_monuments_are_not_called_two(home: Home) -> None:
    town = ["shrine_of_the_elder_tree barrett_castle the_starloom .", *[". . . ."] * 3]
    result = home.run("score", "-", stdin=line({**SHEET, "players": [{"name": "A", "town": town}]}))
    assert "and this one has several, on a1, b1, and c1: " in result.err


def test_the_sentence_names_the_field_and_the_square(home: Home) -> None:
    town = [TOWN[0], TOWN[1], "chapel cotage bakery .", TOWN[3]]
    result = home.run("score", "-", stdin=line({**SHEET, "players": [{**ANN, "town": town}]}))
    assert result.err == (
        "players[0].town, square b3: “cotage” isn’t a card, a resource or a dot; "
        "cubetown cards lists the cards.\n"
    )


def test_what_a_user_wrote_cannot_break_the_line(home: Home) -> None:
    town = [f"{chr(27)}[31m . . .", *TOWN[1:]]
    result = home.run("score", "-", stdin=line({**SHEET, "players": [{**ANN, "town": town}]}))
    assert result.status == 2
    assert "\x1b" not in result.err


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nothing.json", "File not found: “"),
        (".", "“"),
        ("a\0b", "File not found: “"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_sentence(home: Home, name: str, sentence: str) -> None:
    result = home.run("score", str(home.folder / name))
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(sentence)
    assert result.err.count("\n") == 1


def test_a_binary_file_is_one_sentence(home: Home) -> None:
    path = home.folder / "a.bin"
    path.write_bytes(b"\xff\xfe\x00\x01")
    result = home.run("score", str(path))
    assert (result.status, result.err) == (2, f"The file “{path}” isn’t UTF-8 text.\n")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Ann: 28 points", "Well b1: 3 Cottages next to it", "Your rank: Engineer."]),
        ("uk", ["Ann, рахунок: 28", "Котедж", "Інженер"]),
        ("hu", ["Ann: 28 pont", "Házikó", "Mérnök"]),
        ("fr", ["Ann\u00a0: 28 points", "Maison de", "Ingénieur"]),
    ],
)
def test_the_table_gives_a_reason_for_every_line(
    home: Home, language: str, words: list[str]
) -> None:
    result = home.run("score", "-", "--lang", language, stdin=line(SHEET))
    assert result.status == 0
    assert [word for word in words if word not in result.out] == []
    assert max(map(len, result.out.splitlines())) <= 80


def test_the_language_comes_from_the_environment(home: Home) -> None:
    home.environ["LANG"] = "uk_UA.UTF-8"
    assert "Немає" not in home.run("score", "nothing").err
    assert home.run("score", "nothing").err == "Файлу «nothing» не знайдено.\n"
    assert home.run("--lang", "fr", "score", "nothing").err.startswith("Fichier introuvable")


def test_a_card_of_ones_own_is_scored_under_its_own_name(home: Home) -> None:
    own = {"cards": [{"id": "barn", "like": "shed", "name": "Big Barn"}]}
    file = home.write("cards.json", json.dumps(own))
    sheet = {"game": "tiny-towns", "players": [{"name": "Ann", "town": ["barn . . ."] * 4}]}
    result = home.run("score", "-", "--cards", file, stdin=line(sheet))
    assert result.status == 0
    assert "Big Barn" in result.out


def test_bad_cards_of_ones_own_are_one_sentence(home: Home) -> None:
    file = home.write("cards.json", '{"cards": [{"id": "barn", "like": "shed", "pattern": ["X"]}]}')
    result = home.run("score", "-", "--cards", file, stdin=line(SHEET))
    assert result.status == 2
    assert "barn" in result.err


# Builds

BUILDS = {
    "game": "tiny-towns",
    "cards": ["cottage"],
    "monument": "barrett_castle",
    "town": [". . . .", ". wheat . .", "brick glass . .", ". . . ."],
}


def test_builds_are_listed_as_json(home: Home) -> None:
    result = home.run("builds", "-", "--json", stdin=line(BUILDS))
    assert json.loads(result.out) == {
        "builds": [{"card": "cottage", "remove": ["a3", "b2", "b3"], "at": ["a3", "b2", "b3"]}]
    }


def test_builds_are_listed_for_people(home: Home) -> None:
    assert "a3 b2 b3" in home.run("builds", "-", stdin=line(BUILDS)).out
    none = {**BUILDS, "town": [". . . ."] * 4}
    assert home.run("builds", "-", stdin=line(none)).out == (
        "Nothing can be built in this town now.\n"
    )


def test_builds_take_json_lines(home: Home) -> None:
    result = home.run("builds", "-", "--json", stdin=line(BUILDS) + line({**BUILDS, "town": 3}))
    assert result.status == 1
    assert json.loads(result.out.splitlines()[1])["error"].startswith("town: ")


def test_builds_are_for_tiny_towns(home: Home) -> None:
    result = home.run("builds", "-", stdin=line({"game": "shake-that-city"}))
    assert (result.status, result.err) == (
        2,
        "game: only Tiny Towns has buildings to build.\n",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_refuses_in_its_own_words(home: Home, language: str) -> None:
    result = home.run("score", "-", "--lang", language, stdin='{"game": "tiny-towns"}')
    assert result.status == 2
    assert result.err.startswith("players")
    assert ("this must be" in result.err) == (language == "en")
