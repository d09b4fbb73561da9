"""Small arrays on the stack: they last as long as one call of a compiled function."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from cubetown.fast.compile import numba
from cubetown.fast.types import Memory

ITEM = 8
"""The bytes of a number."""


def zeros_on_stack(size: int) -> Callable[[], Memory]:
    """Return a function that gives compiled code an array of this many zeros."""
    if not numba:
        return lambda: [0] * size
    made: Callable[[], Memory] = numba.extending.intrinsic(_intrinsic(size))
    return made


def _intrinsic(size: int) -> Callable[[Any], Any]:
    """Return what Numba needs to write such an array into its code: its type and LLVM's text."""
    ir = import_module("llvmlite.ir")
    cgutils, arrays = import_module("numba.core.cgutils"), import_module("numba.np.arrayobj")
    kind = numba.types.Array(numba.types.int64, 1, "C")

    def write(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        number, item = (context.get_constant(numba.types.intp, one) for one in (size, ITEM))
        data = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(64), size))
        cgutils.memset(builder, data, number.type(size * ITEM), 0)
        array = context.make_array(kind)(context, builder)
        arrays.populate_array(
            array,
            data=builder.bitcast(data, array.data.type),
            shape=(number,),
            strides=(item,),
            itemsize=item,
            meminfo=None,
        )
        return array._getvalue()

    def zeros(_typing: Any) -> Any:
        return kind(), write

    return zeros
