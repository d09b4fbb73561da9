"""What a browser gets of our package."""

from engine.package_files import modules_of, package_files
from engine.stdlib import needed


def test_it_gets_the_rules_the_tables_and_the_bots_but_no_server() -> None:
    files = set(package_files())
    assert {"games.py", "tiny_towns/cards.json", "service/local.py", "fast/wasm.py"} <= files
    assert {"bots/tiny_towns/weights.json", "bots/shake_that_city/weights.json"} <= files
    folders = {name.partition("/")[0] for name in files}
    assert not folders & {"arena", "cli", "engine", "envs", "locale", "server", "site"}
    assert {"cubetown.core.grid", "cubetown.core", "cubetown.match"} <= set(modules_of(list(files)))


def test_the_list_of_the_standard_library_is_sorted_and_without_tests() -> None:
    names = needed()
    assert names == sorted(set(names))
    assert {"json/__init__.py", "random.py", "encodings/utf_8.py"} <= set(names)
    assert not [name for name in names if "test" in name or not name.endswith(".py")]
