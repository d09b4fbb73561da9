"""The first examples of README.md and docs/python.md, here so that their types are checked."""

import cubetown

match = cubetown.Match("tiny-towns", players=["Ann"], seed=7)
print(match)  # the table, as plain text; a notebook shows a picture
print(match.to_act, match.legal())  # who may move, and which moves
match.push(match.legal()[0])  # an illegal move raises cubetown.IllegalMove, which says why
print(match.bot("normal").choose())  # what a bot would do here
print(match.score()["players"][0]["total"], match.record())

text = match.position()  # the whole position as one line of text, and back
assert cubetown.Match.from_position(text).legal() == match.legal()

finished = cubetown.play("shake-that-city", bots=["normal", "easy"], seed=7)
print(finished.score()["winners"])

match = cubetown.Match(
    "tiny-towns", players=["Ann", "Bo"], seed=7, variant="town-hall", monuments=False
)
while not match.over:
    for seat in match.to_act:
        match.push(match.bot("greedy", seat).choose(), seat)

for player in match.score()["players"]:
    print(player["name"], player["total"])
