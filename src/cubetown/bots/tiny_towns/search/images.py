"""The eight images of a town: turned or mirrored, it is just as good."""

from cubetown.fast.compile import bare


@bare
def smallest_image(town: int) -> int:
    """The smallest of a town's eight images: turned or mirrored, a town is just as good."""
    smallest = town
    for turned in range(2):
        for mirrored in range(2):
            other = _columns_reversed(town)
            smallest = min(smallest, town, other)
            if not mirrored:
                town = _rows_reversed(town)
        if not turned:
            town = _transposed(town)
    return smallest


@bare
def _columns_reversed(town: int) -> int:
    town = (town >> 32 & 0xFFFFFFFF) | town << 32
    return (town >> 16 & 0x0000FFFF0000FFFF) | (town & 0x0000FFFF0000FFFF) << 16


@bare
def _rows_reversed(town: int) -> int:
    town = (town >> 8 & 0x00FF00FF00FF00FF) | (town & 0x00FF00FF00FF00FF) << 8
    return (town >> 4 & 0x0F0F0F0F0F0F0F0F) | (town & 0x0F0F0F0F0F0F0F0F) << 4


@bare
def _transposed(town: int) -> int:
    swapped = (town ^ town >> 24) & 0x00000000FF00FF00
    town ^= swapped ^ swapped << 24
    swapped = (town ^ town >> 12) & 0x0000F0F00000F0F0
    return town ^ swapped ^ swapped << 12
