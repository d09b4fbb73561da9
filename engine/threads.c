/* Many games on several threads, beside the kernels in each native library. It calls nothing.
 *
 * Python starts the threads and lets them wait in `cubetown_serve`, which sees new work at once; after
 * a while without any it returns, and they sleep in Python until they are woken. Whoever comes late
 * finds less to do: games are taken in small parts (cubetown/fast/threads.py). */

#include <stdint.h>

typedef int32_t kernel(const int64_t *packed);

/* What Python and the threads share; it is all 0 at first. */
typedef struct {
  int64_t is_open; /* there is work */
  int64_t inside;  /* how many threads besides the one that asks are looking at it */
  int64_t awake;   /* how many threads wait in `cubetown_serve` */
  int64_t next;    /* the next game */
  int64_t games;
  int64_t part;   /* how many games are taken at once */
  int64_t wanted; /* how many threads may help */
  kernel *kernel;
  const int64_t *packed; /* its arguments: first where the result goes, last a range of games */
  int64_t numbers;       /* how many these are */
  int64_t result;        /* the sum of the results */
  int64_t status;
} work;

enum { MOST_NUMBERS = 256, RESULT = 8, NOTHING_RETURNED = -2 };

static void pause_briefly(void) {
#if defined(__x86_64__)
  __asm__ volatile("pause");
#elif defined(__aarch64__)
  __asm__ volatile("isb");
#endif
}

static void take_part(work *w) {
  int64_t packed[MOST_NUMBERS], results[2 * RESULT];
  for (int64_t i = 0; i < w->numbers; i++) packed[i] = w->packed[i];
  for (int64_t i = 0; i < 2 * RESULT; i++) results[i] = 0;
  packed[0] = (int64_t)(intptr_t)results;
  packed[1] = (int64_t)(intptr_t)(results + RESULT);
  for (;;) {
    int64_t first = __atomic_fetch_add(&w->next, w->part, __ATOMIC_RELAXED);
    if (first >= w->games) return;
    int64_t last = first + w->part;
    packed[w->numbers - 2] = first;
    packed[w->numbers - 1] = last < w->games ? last : w->games;
    results[0] = 0;
    int64_t status = w->kernel(packed);
    __atomic_fetch_add(&w->result, results[0], __ATOMIC_RELAXED);
    if (status && status != NOTHING_RETURNED)
      __atomic_store_n(&w->status, status, __ATOMIC_RELAXED);
  }
}

/* Do the work that is written there, together with all threads that are awake. */
int64_t cubetown_run(work *w) {
  w->next = w->result = w->status = 0;
  __atomic_store_n(&w->is_open, 1, __ATOMIC_SEQ_CST);
  take_part(w);
  __atomic_store_n(&w->is_open, 0, __ATOMIC_SEQ_CST);
  while (__atomic_load_n(&w->inside, __ATOMIC_SEQ_CST)) pause_briefly();
  return w->status;
}

/* Help whenever there is work; return after so many looks without any. */
void cubetown_serve(work *w, int64_t patience) {
  __atomic_fetch_add(&w->awake, 1, __ATOMIC_SEQ_CST);
  for (int64_t looks = 0; looks < patience; looks++) {
    if (__atomic_load_n(&w->is_open, __ATOMIC_RELAXED) &&
        __atomic_load_n(&w->next, __ATOMIC_RELAXED) < w->games) {
      int64_t others = __atomic_fetch_add(&w->inside, 1, __ATOMIC_SEQ_CST);
      if (others < w->wanted && __atomic_load_n(&w->is_open, __ATOMIC_SEQ_CST)) {
        take_part(w);
        looks = 0;
      }
      __atomic_fetch_sub(&w->inside, 1, __ATOMIC_SEQ_CST);
    }
    pause_briefly();
  }
  __atomic_fetch_sub(&w->awake, 1, __ATOMIC_SEQ_CST);
}

#if defined(_WIN32)
/* What LLVM calls and Windows keeps elsewhere; nothing is imported. */
int _fltused = 1;

int __stdcall DllMainCRTStartup(void *library, uint32_t reason, void *reserved) {
  (void)library, (void)reason, (void)reserved;
  return 1;
}

__attribute__((no_builtin("memset"))) void *memset(void *to, int byte, uintptr_t size) {
  for (uint8_t *at = to; size; size--) *at++ = (uint8_t)byte;
  return to;
}

__attribute__((no_builtin("memcpy"))) void *memcpy(void *to, const void *from, uintptr_t size) {
  const uint8_t *source = from;
  for (uint8_t *at = to; size; size--) *at++ = *source++;
  return to;
}
#endif
