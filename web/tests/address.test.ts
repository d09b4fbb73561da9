/** Addresses are right wherever the page lies. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  apiOf,
  hrefOf,
  isLocalOnly,
  nameOf,
  placeOf,
  placesOf,
  siteOf,
  socketOf,
  type Place,
  type Site,
} from "../src/address.ts";

const AT_ROOT: Site = { base: "/", placesIn: "path" };
const BELOW: Site = { base: "/games/towns/", placesIn: "path" };
const FILES: Site = { base: "/~ann/cubetown/", placesIn: "fragment" };
const OTHERS: Site = { base: "http://192.168.1.20:8321/", placesIn: "path" };
const page = (href: string, hasBase: boolean) => ({ baseURI: href, querySelector: () => (hasBase ? {} : null) });

test("a base in the document says where a server has the page", () => {
  assert.deepEqual(siteOf(page("http://host/", true)), AT_ROOT);
  assert.deepEqual(siteOf(page("https://host/games/towns/", true)), BELOW);
});

test("without a base the page is a folder of files", () => {
  assert.deepEqual(siteOf(page("https://host/~ann/cubetown/index.html", false)), FILES);
  assert.deepEqual(siteOf(page("https://host/~ann/cubetown/", false)), FILES);
});

test("served at the root, places have the addresses of the protocol", () => {
  const to = placesOf(AT_ROOT);
  assert.equal(to.home(), "/");
  assert.equal(to.newTable("tiny-towns"), "/new/tiny-towns");
  assert.equal(to.table("k3v9"), "/t/k3v9");
  assert.equal(to.table("k3v9", "q8L-_"), "/t/k3v9#q8L-_");
  assert.equal(to.replay("k3v9", 5), "/t/k3v9/replay#5");
  assert.equal(to.record(), "/replay");
  assert.equal(to.pad("tiny-towns", "1abc"), "/pad/tiny-towns#1abc");
  assert.equal(to.padHistory(), "/pad/history");
  assert.equal(to.ownGames(), "/games");
  assert.equal(to.companionSetup("tiny-towns"), "/companion/tiny-towns");
  assert.equal(to.companion("k3v9", "q8L"), "/c/k3v9#q8L");
  assert.equal(to.cards("well"), "/cards#well");
  assert.equal(to.cards("", { edition: "uk", orchard: "anywhere" }), "/cards?edition=uk&orchard=anywhere");
  assert.equal(to.rules("tiny-towns", "T4.3"), "/rules/tiny-towns#T4.3");
});

test("under a sub-path, in a folder and for other devices they follow the base", () => {
  assert.equal(placesOf(BELOW).home(), "/games/towns/");
  assert.equal(placesOf(BELOW).table("k3v9", "q8L"), "/games/towns/t/k3v9#q8L");
  assert.equal(placesOf(FILES).home(), "/~ann/cubetown/");
  assert.equal(placesOf(FILES).table("k3v9", "q8L"), "/~ann/cubetown/#/t/k3v9#q8L");
  assert.equal(placesOf(FILES).cards("well", { edition: "uk" }), "/~ann/cubetown/#/cards?edition=uk#well");
  assert.equal(placesOf(OTHERS).table("k3v9"), "http://192.168.1.20:8321/t/k3v9");
});

test("requests and sockets follow the base too", () => {
  assert.equal(apiOf(AT_ROOT, "games"), "/api/games");
  assert.equal(apiOf(BELOW, "tables/k3v9/record"), "/games/towns/api/tables/k3v9/record");
  assert.equal(socketOf(AT_ROOT, "socket", { href: "http://host:8321/t/k3v9#q8L" }), "ws://host:8321/api/socket");
  assert.equal(
    socketOf(BELOW, "socket", { href: "https://host/games/towns/t/k3v9" }),
    "wss://host/games/towns/api/socket",
  );
});

test("what is written is read again", () => {
  const places: Place[] = [
    { words: [], query: {}, hash: "" },
    { words: ["t", "k3v9", "replay"], query: {}, hash: "5" },
    { words: ["cards"], query: { edition: "uk", orchard: "anywhere" }, hash: "well" },
    { words: ["new", "a game/with?signs#"], query: {}, hash: "" },
    { words: ["pad", "tiny-towns"], query: {}, hash: "1W10-_" },
  ];
  for (const site of [AT_ROOT, BELOW, FILES])
    for (const place of places) assert.deepEqual(placeOf(site, new URL(hrefOf(site, place), "http://host/")), place);
});

test("every place is known by its address", () => {
  for (const [name, address] of Object.entries(placesOf(AT_ROOT))) {
    const written = (address as (name: string) => string)("k3v9");
    const { words } = placeOf(AT_ROOT, new URL(written, "http://host/"))!;
    assert.equal(nameOf(words), name);
  }
  for (const words of [["nowhere"], ["t"], ["t", "k3v9", "else"], ["cards", "well"]]) assert.equal(nameOf(words), null);
});

test("other addresses are no places", () => {
  assert.equal(placeOf(BELOW, new URL("http://host/elsewhere")), null);
  assert.equal(placeOf(AT_ROOT, new URL("http://host/api/tables/k3v9/record")), null);
  assert.equal(placeOf(BELOW, new URL("http://host/games/towns/assets/index.js")), null);
});

test("an address that cannot be decoded is read as it is", () => {
  assert.deepEqual(placeOf(AT_ROOT, new URL("http://host/t/%E0%A4%A"))?.words, ["t", "%E0%A4%A"]);
});

test("only this machine opens an address of its own", () => {
  for (const own of ["http://localhost:8321/t/k3v9", "http://127.0.0.1/", "http://[::1]:8321/"])
    assert.ok(isLocalOnly(own), own);
  for (const shared of ["http://192.168.1.20:8321/t/k3v9", "https://localhost.example/"])
    assert.ok(!isLocalOnly(shared), shared);
});
