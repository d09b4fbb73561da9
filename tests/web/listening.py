"""What a screen reader gets from a page: the announcements, and the changes that it is told of."""

from typing import Any

from tests.web.visitor import Visitor

LISTEN = """
(() => {
  const heard = (window.heard = {said: [], changes: {}});
  const WATCHED = ["disabled", "role", "tabindex", "aria-checked", "aria-describedby",
    "aria-disabled", "aria-expanded", "aria-hidden", "aria-label", "aria-pressed", "aria-selected"];
  const note = (what) => (heard.changes[what] = (heard.changes[what] ?? 0) + 1);
  const regionOf = (node) => (node.nodeType === 1 ? node : node.parentElement)
    ?.closest("[aria-live], [role=alert], [role=status], [role=log]");
  const hear = (changes) => {
    const regions = new Set();
    for (const {type, target, attributeName: name, oldValue} of changes) {
      if (type !== "attributes") regions.add(regionOf(target));
      else if (target.isConnected && target.getAttribute(name) !== oldValue) note(name);
    }
    for (const region of regions) {
      if (!region) continue;
      note("live text");
      if (!region.matches(".voice")) note("another live region");
      if (region.textContent.trim()) heard.said.push(region.textContent.trim());
    }
  };
  new MutationObserver(hear).observe(document, {
    subtree: true, childList: true, characterData: true,
    attributes: true, attributeFilter: WATCHED, attributeOldValue: true,
  });
})();
"""
"""Runs before the page: notes what live regions say, and each change of a state or a name."""
SILENT_FOR = 1500
"""How long it is silent once everything was said, in milliseconds: waiting is told after 1200."""
QUIET = """async (time) => {
  for (let before = -1; before !== window.heard.said.length; ) {
    before = window.heard.said.length;
    await new Promise((later) => setTimeout(later, time));
  }
}"""


def listen(visitor: Visitor) -> None:
    """Hear this page from its next load on."""
    visitor.own_page.add_init_script(LISTEN)


def hear(visitor: Visitor) -> list[str]:
    """Return what was announced since the last call, once nothing more comes."""
    visitor.page.evaluate(QUIET, SILENT_FOR)
    said: list[str] = visitor.page.evaluate("window.heard.said.splice(0)")
    return said


def changes(visitor: Visitor) -> dict[str, int]:
    """Return how many changes of each kind there were since the last call."""
    counted: dict[str, Any] = visitor.page.evaluate(
        "[window.heard.changes, (window.heard.changes = {})][0]"
    )
    return counted
