/** The bots' compiled kernels, beside Python and in its own memory (docs/engine.md). */

/** What `kernels.json` says: how much room their data needs, and how Python calls each. */
export interface KernelList {
  data: number;
  kernels: Record<string, { takes: string; returns: string }>;
}

/** What kernels need of Pyodide. Its memory and its allocator are not part of its promises, so the
 * engine is built for one exact version, and tests play with it. */
interface Python {
  _module: { memory: WebAssembly.Memory; _malloc(bytes: number): number };
  registerJsModule(name: string, module: object): void;
}

/** The module that `fast/wasm.py` imports. */
const NAME = "cubetown_kernels";
const STACK = 1 << 18;
const ALIGNED = 16n;
/** The status of a kernel that stopped half-way. */
const STOPPED = 1;

/** Offer the kernels to Python; call it before Python imports anything of ours. Where it throws,
 * Python finds no kernels and the quick bots play. */
export async function installKernels(python: unknown, compiled: WebAssembly.Module, list: KernelList): Promise<void> {
  const { _module: heap, registerJsModule } = python as Python;
  const start = BigInt(heap._malloc(list.data + STACK + 2 * Number(ALIGNED)));
  if (start === 0n) throw new Error("no memory for the kernels");
  const base = start + ALIGNED - (start % ALIGNED);
  const data = BigInt(list.data);
  const top = base + data - (data % ALIGNED) + ALIGNED + BigInt(STACK - (STACK % Number(ALIGNED)));
  const stack = new WebAssembly.Global({ value: "i64", mutable: true }, top);
  const { exports } = await WebAssembly.instantiate(compiled, {
    env: {
      __linear_memory: heap.memory,
      __memory_base: new WebAssembly.Global({ value: "i64" }, base),
      __memory_base32: new WebAssembly.Global({ value: "i32" }, Number(base)),
      __stack_pointer: stack,
    },
  });
  const kernels = exports as Record<string, (packed: bigint) => number>;
  registerJsModule.call(python, NAME, {
    signatures: JSON.stringify(list.kernels),
    call(name: string, packed: number): number {
      stack.value = top; // one that stopped half-way leaves its own behind
      try {
        return kernels[name]!(BigInt(packed));
      } catch (error) {
        console.warn(name, error);
        return STOPPED;
      }
    },
  });
}
