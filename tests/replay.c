/* Replays recorded calls of kernels from a library and compares the memory that they leave:
 * `replay LIBRARY RECORDING`. For systems on which Python can't run here (tests/libraries.py). */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(_WIN32)
#include <windows.h>
#define open_library(path) ((void *)LoadLibraryA(path))
#define find(library, name) ((void *)GetProcAddress((HMODULE)(library), name))
#else
#include <dlfcn.h>
#define open_library(path) dlopen(path, RTLD_NOW)
#define find(library, name) dlsym(library, name)
#endif

typedef int32_t kernel(const int64_t *packed);

static FILE *recording;

static void read_into(void *to, size_t size) {
  if (size && fread(to, size, 1, recording) != 1) {
    puts("the recording ends too early");
    exit(1);
  }
}

static int64_t read_number(void) {
  int64_t number;
  read_into(&number, sizeof number);
  return number;
}

static void *read_bytes(int64_t size) {
  void *bytes = malloc(size + 1);
  read_into(bytes, size);
  ((char *)bytes)[size] = 0;
  return bytes;
}

enum { MOST = 512 };

/* One call: a name, pieces of memory before and after, and numbers, some of them a piece's address. */
static int replay(void *library) {
  int64_t sizes[MOST], packed[MOST];
  char *pieces[MOST], *name = read_bytes(read_number());
  int64_t number = read_number();
  for (int64_t i = 0; i < number; i++) {
    sizes[i] = read_number();
    pieces[i] = read_bytes(sizes[i]);
  }
  int64_t arguments = read_number();
  for (int64_t i = 0; i < arguments; i++) {
    int64_t piece = read_number(), value = read_number();
    packed[i] = piece < 0 ? value : (int64_t)(intptr_t)(pieces[piece] + value);
  }
  kernel *call = (kernel *)find(library, name);
  if (!call) {
    printf("%s is missing\n", name);
    return 1;
  }
  call(packed);
  int differ = 0;
  for (int64_t i = 0; i < number; i++) {
    char *expected = read_bytes(sizes[i]);
    differ |= memcmp(expected, pieces[i], sizes[i]) != 0;
    free(expected);
    free(pieces[i]);
  }
  if (differ) printf("%s leaves other memory\n", name);
  free(name);
  return differ;
}

int main(int number, char **words) {
  void *library = number == 3 ? open_library(words[1]) : NULL;
  if (!library || !(recording = fopen(words[2], "rb"))) {
    puts("the library or the recording can't be opened");
    return 1;
  }
  int64_t calls = read_number();
  int wrong = 0;
  for (int64_t i = 0; i < calls; i++) wrong += replay(library);
  printf("%lld calls, %d differ\n", (long long)calls, wrong);
  return wrong != 0;
}
