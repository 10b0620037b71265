const EVERY_BYTES = 4 * 1024 * 1024
let spent = 0

/**
 * Counts bytes of the network that were dealt with. Each piece lies in a buffer outside of the heap, of which the collector sees
 * only a name: left alone it lets about 64 MB of them pile up, while a look at the young objects alone takes a millisecond.
 * Without `--expose-gc` nothing is done.
 */
export function noteSpent(bytes: number): void {
  spent += bytes
  if (spent < EVERY_BYTES) return
  spent = 0
  globalThis.gc?.({ type: 'minor', execution: 'sync' })
}
