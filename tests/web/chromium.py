"""The Chromium that the browser tests drive, and how it is started."""

import os

from tests.chromium import on_this_machine

WITHOUT = (
    # Pages below the address bar, which nobody sees here and which take a tenth of the time.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    # This list replaces Playwright's, so it holds what matters of that one.
    *("AimEnabled", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay", "MediaRouter"),
    *("NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    "ThirdPartyStoragePartitioning",
)
QUIET = (
    f"--disable-features={','.join(WITHOUT)}",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-site-isolation-trials",
    "--disable-sync",
    "--no-first-run",
)


def chromium() -> str:
    """The path of a Chromium. None to be had is a failure, never a skip."""
    found = next(on_this_machine(), None)
    assert found, "The browser tests need a Chromium: `python -m tests.chromium FOLDER` gets one."
    return str(found)


def switches() -> list[str]:
    """How it is started; root cannot use its sandbox."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*QUIET, "--no-sandbox"] if is_root else list(QUIET)
