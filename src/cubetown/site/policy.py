"""The content policy: the page may load and run only from its own origin."""

IN_A_PAGE = (
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
)
"""The part that a page can say of itself; WebAssembly is what Python runs on in a browser."""
ONLY_IN_A_HEADER = ("frame-ancestors 'none'",)


def header_policy() -> str:
    """The policy as a server sends it."""
    return "; ".join((*IN_A_PAGE, *ONLY_IN_A_HEADER))


def meta_policy() -> str:
    """The policy as an element of the page, for hosts that send none."""
    return f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(IN_A_PAGE)}" />'
