/** The screen stays on while a page asks for it, and no longer. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Wake } from "../src/wake.svelte.ts";

class Lock extends EventTarget {
  released = false;
  async release() {
    this.released = true;
    this.dispatchEvent(new Event("release"));
  }
}

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";
  async show(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
    await settle();
  }
}

const settle = () => new Promise((done) => setTimeout(done));

function phone() {
  const given: Lock[] = [];
  const locks = { request: async () => (given.push(new Lock()), given.at(-1) as unknown as WakeLockSentinel) };
  return { given, locks, page: new Page() };
}

test("the screen is kept on, and let go when the page is left", async () => {
  const { given, locks, page } = phone();
  const wake = new Wake(locks, page as unknown as Document);
  await settle();
  assert.ok(wake.isOn);
  wake.stop();
  assert.deepEqual([wake.isOn, given[0]?.released], [false, true]);
  await page.show("visible");
  assert.equal(given.length, 1);
});

test("a browser lets go when the page is hidden, and is asked again when it is seen", async () => {
  const { given, locks, page } = phone();
  const wake = new Wake(locks, page as unknown as Document);
  await settle();
  page.visibilityState = "hidden";
  await given[0]!.release();
  assert.ok(!wake.isOn);
  await page.show("visible");
  assert.ok(wake.isOn);
  await page.show("visible");
  assert.equal(given.length, 2);
});

test("a lock that comes too late is given back", async () => {
  const { given, locks, page } = phone();
  new Wake(locks, page as unknown as Document).stop();
  await settle();
  assert.ok(given[0]?.released);
});

test("without the means, or refused, nothing is claimed", async () => {
  const refusing = { request: () => Promise.reject(new Error("battery")) };
  for (const locks of [undefined, refusing]) {
    const wake = new Wake(locks, phone().page as unknown as Document);
    await settle();
    assert.ok(!wake.isOn);
    wake.stop();
  }
});
