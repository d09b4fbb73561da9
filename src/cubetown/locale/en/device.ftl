# A device that plays without a server: its engine, its storage, going offline, links that carry a game.

## The engine

device-loading = Loading the rules and the bots…
device-no-engine = The game engine couldn’t be loaded. Check the connection and try again; cards, rules and your game list work without it.
device-no-wasm = This browser doesn’t run WebAssembly, so you need a server to play here. Cards, rules and your game list still work.
device-quick-bots = The strong bots don’t run in this browser; faster, weaker ones play instead.
device-trouble = Something went wrong on this device. Try again.

## Storage

device-damaged = This game’s data in the browser is damaged, so it can’t be opened. Your other games aren’t affected.
device-full = This device is full, so your last move wasn’t saved. Free some space and make the move again.
device-not-saved = The browser couldn’t save your last move. Make it again.
device-no-storage = This browser doesn’t save anything for this page: your games are gone when you close the tab.
device-other-tab = Your games are open in another tab, which isn’t answering.
device-take-over = Continue in this tab

## All my games

device-games = Games on this device
device-games-text = They’re saved in this browser. Save them to a file as a backup, or to move them to another device.
device-games-save = Save all my games to a file
device-games-open = Open a file of games
device-games-saved =
    { $number ->
        [one] { $number } game saved to the file.
       *[other] { $number } games saved to the file.
    }
device-games-taken =
    { $number ->
        [one] { $number } game added.
       *[other] { $number } games added.
    }
device-boxes-taken = Boxes taken over from the file: { $number }
device-games-known =
    { $number ->
        [one] { $number } game was already here.
       *[other] { $number } games were already here.
    }
device-games-counted =
    { $number ->
        [one] { $number } ranked attempt isn’t in the file: it stays here until it’s over.
       *[other] { $number } ranked attempts aren’t in the file: they stay here until they’re over.
    }
device-games-failed =
    { $number ->
        [one] { $number } game couldn’t be read.
       *[other] { $number } games couldn’t be read.
    }
device-games-not-a-file = This isn’t a file of Cubetown games.

## Without a connection

device-offline = Play offline
device-offline-text = Download the rules and the bots to this device once; then you can play on a train or in a tent.
device-offline-make = Make available offline ({ $size } MB)
device-offline-loading = Downloading…
device-offline-ready = Cubetown works offline on this device.
device-offline-failed = Some files couldn’t be downloaded. Check the connection and try again.
device-offline-unsafe = This browser works offline only with pages from an https address.
device-install = Install
device-install-steps = iPhone and iPad: in Safari tap “Share”, then “Add to Home Screen”, and open it from there once while online. Games kept only in Safari may be deleted after a week without a visit.
device-update = A new version of Cubetown is available.
device-update-now = Update now
device-file = Cubetown was opened as a file. It needs a web address: run “python -m http.server” in this folder and open http://localhost:8000.

## What needs a server

device-home-text = Play alone, against bots, or pass this device around. No account, nothing to install.
device-needs-server = Playing by link, everyone on their own device, needs a server, and this page runs without one. Here you can play alone, against bots, or pass one device around.
device-one-device = Only this device can use this companion. To share it, run a server.
device-server = Address of a server you know
device-server-go = Go to { $address }
device-only-here = This game is saved on this device.

## Links that carry a game

device-send-game = Link with the whole game
device-send-position = Link to what I see now
device-position = A position of { $game }
device-link-bad = This link is incomplete or damaged. Ask for it again.
