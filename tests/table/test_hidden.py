"""What a table tells about itself gives nothing of the game away."""

from tests.service.playing import Device, Page

ANN = {"kind": "person", "name": "Ann"}
BO = {"kind": "person", "name": "Bo"}
PLAIN = {"cards": "first-game", "monuments": False, "first": 1}


def test_a_wish_to_go_back_is_for_those_who_may_watch() -> None:
    device = Device()
    opened = device.open(ANN, BO, game="tiny-towns", options=PLAIN, watch="players", start=True)
    ann, bo = (Page(device, opened["table"], [seat["token"]]) for seat in opened["seats"])
    guest = Page(device, opened["table"], [])
    for seat, page, move in (
        (1, ann, "name wood"),
        (1, ann, "place a1"),
        (2, bo, "place a1"),
        (1, ann, "done"),
        (2, bo, "done"),
    ):
        page.move(seat, move)
    ann.ask("ask_take_back", seat=1, line=1)
    assert bo.news["table"]["take_back"]["what"]["arguments"]["square"] == "a1"
    assert guest.news["table"]["take_back"] is None
    assert "a1" not in str(guest.told)


def test_going_back_before_a_secret_tells_no_secret() -> None:
    device = Device()
    options = {"cards": "first-game", "monuments": True, "first": 1}
    opened = device.open(ANN, BO, game="tiny-towns", options=options, start=True)
    both = Page(device, opened["table"], [seat["token"] for seat in opened["seats"]])
    guest = Page(device, opened["table"], [])
    secret = [move.partition(" ")[2] for move in both.views[1]["moves"]]
    both.move(1, both.views[1]["moves"][0])
    both.ask("take_back", seat=1, line=0)
    lines = [view["log"] for told in guest.told for view in told.get("views", ())]
    assert any("log-took-back-hidden" in str(line) for line in lines)
    assert not [card for card in secret if card in str(lines)]


def test_a_bot_is_not_called_like_a_person() -> None:
    device = Device()
    bot = {"kind": "bot", "bot": "easy"}
    for name in ("imre", "Tom", "OLHA"):
        opened = device.open({"kind": "person", "name": name}, bot, game="tiny-towns", start=True)
        assert opened["table"]


def test_who_is_away_is_asked_too() -> None:
    device = Device()
    opened = device.open(ANN, BO, game="tiny-towns", options=PLAIN, start=True)
    ann, bo = (Page(device, opened["table"], [seat["token"]]) for seat in opened["seats"])
    ann.move(1, "name wood")
    ann.move(1, "place a1")
    bo.move(2, "place a1")
    ann.move(1, "done")
    bo.move(2, "done")
    bo.ask("leave", seat=2)
    ann.ask("ask_take_back", seat=1, line=0)
    assert ann.news["table"]["take_back"]["waiting"] == [2]
