"""Each game's own generator: two small ones combined (L'Ecuyer, 1988), compiled or not.

Its products stay below 2^63, so that Python's numbers and compiled ones agree.
"""

from cubetown.fast.compile import inlined
from cubetown.fast.types import Memory

FIRST_PRIME = 2147483563
SECOND_PRIME = 2147483399
LAST_31_BITS = 0x7FFFFFFF


@inlined
def seed(s: Memory, at: int, number: int, stream: int) -> None:
    """Start the generator at an address (two numbers) from a seed and a stream, 0 or more."""
    first = scatter(scatter(number) ^ stream & LAST_31_BITS)
    second = scatter(first ^ scatter(stream + 1))
    s[at] = 1 + first % (FIRST_PRIME - 1)
    s[at + 1] = 1 + second % (SECOND_PRIME - 1)


@inlined
def scatter(number: int) -> int:
    """A 31-bit hash: changing any bit of the input changes bits everywhere."""
    number &= LAST_31_BITS
    for _ in range(2):
        number = (number ^ number >> 15) * 73244475 & LAST_31_BITS
    return number ^ number >> 15


@inlined
def below(s: Memory, at: int, number: int) -> int:
    """A random number from 0 up to but not including `number`."""
    s[at] = s[at] * 40014 % FIRST_PRIME
    s[at + 1] = s[at + 1] * 40692 % SECOND_PRIME
    return (s[at] - s[at + 1]) % (FIRST_PRIME - 1) % number
