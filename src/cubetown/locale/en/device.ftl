# A device that plays without a server: its engine, its storage, going offline, links that carry a game.

## The engine

device-loading = Loading the rules and the bots…
device-no-engine = The rules could not be loaded. Check the connection and try again; cards, rules and the list of your games work without them.
device-no-wasm = This browser refuses WebAssembly, so nothing can be played here without a server. Cards, rules and the list of your games still work.
device-quick-bots = The bots’ strongest part does not run in this browser, so quick bots play.
device-trouble = Something went wrong on this device; try again.

## Storage

device-damaged = What this browser saved of this game is damaged, so it cannot be opened. Your other games are not affected.
device-full = There is no room left to save, so the last move was not made. Free some space on this device and make it again.
device-not-saved = The browser could not save, so the last move was not made. Make it again.
device-no-storage = This browser keeps nothing for this page: a game is gone when its tab is closed.
device-other-tab = Another tab has your games open and does not answer.
device-take-over = Go on in this tab

## All my games

device-games = Games on this device
device-games-text = They are kept in this browser. A file keeps them safe, and brings them to another device.
device-games-save = Save all my games to a file
device-games-open = Open a file of games
device-games-saved =
    { $number ->
        [one] { $number } game is in the file.
       *[other] { $number } games are in the file.
    }
device-games-taken =
    { $number ->
        [one] { $number } game was opened.
       *[other] { $number } games were opened.
    }
device-games-known =
    { $number ->
        [one] { $number } game was here already.
       *[other] { $number } games were here already.
    }
device-games-counted =
    { $number ->
        [one] { $number } try that counts is not in the file: it stays here until it is over.
       *[other] { $number } tries that count are not in the file: they stay here until they are over.
    }
device-games-failed =
    { $number ->
        [one] { $number } game could not be read.
       *[other] { $number } games could not be read.
    }
device-games-not-a-file = This is not a file of Cubetown games.

## Without a connection

device-offline = Without a connection
device-offline-text = Rules and bots are downloaded to this device once; then you can play on a train or in a tent.
device-offline-make = Make available offline ({ $size } MB)
device-offline-loading = Fetching what is needed…
device-offline-ready = Cubetown works on this device without a connection.
device-offline-failed = Not everything could be downloaded. Check the connection and try again.
device-offline-none = This server has no engine for the browser: without a connection you can read cards, rules and your history, but not play.
device-offline-unsafe = This browser works offline only with pages from an https address.
device-install = Install
device-install-steps = iPhone and iPad: in Safari tap “Share”, then “Add to Home Screen”, and open it there once while online. Games kept only in Safari may be deleted after a week without a visit.
device-update = A new version of Cubetown is ready.
device-update-now = Update now
device-file = Cubetown was opened as a file. It needs a web address: run “python -m http.server” in this folder and open http://localhost:8000.

## What needs a server

device-home-text = Play alone, against bots, or pass this device around. No account, nothing to install.
device-needs-server = Playing by link, everyone on their own device, needs a server; this page is only files. Here you can play alone, against bots, or pass one device around.
device-one-device = This companion runs on this device only: sharing it needs a server.
device-server = Address of a server you know
device-server-go = Go to { $address }
device-only-here = This game is kept on this device.

## Links that carry a game

device-send-game = Link with the whole game
device-send-position = Link to what I see now
device-position = A position of { $game }
device-link-bad = This link is incomplete or damaged: ask for it again.
