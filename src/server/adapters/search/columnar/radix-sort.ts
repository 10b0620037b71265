const DIGIT_BITS = 16
const DIGITS = 1 << DIGIT_BITS

/** Sorts rows by ascending key, stable: several times faster than comparing a million rows. */
export function sortByKey(rows: Uint32Array, keyOf: (row: number) => number): Uint32Array {
  // A loop, because `Float64Array.from` takes ten times as long.
  const keys = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) keys[at] = keyOf(rows[at]!)
  const bits = sortableBits(keys)
  let order = new Uint32Array(rows.length)
  for (let at = 0; at < rows.length; at++) order[at] = at
  let other = new Uint32Array(rows.length)
  const counts = new Uint32Array(DIGITS)
  // Little-endian: the low half of each key comes first.
  for (const [half, shift] of [
    [0, 0],
    [0, DIGIT_BITS],
    [1, 0],
    [1, DIGIT_BITS],
  ] as const) {
    counts.fill(0)
    for (let at = 0; at < rows.length; at++) counts[(bits[at * 2 + half]! >>> shift) & (DIGITS - 1)]!++
    if (counts.includes(rows.length)) continue
    let start = 0
    for (let digit = 0; digit < DIGITS; digit++) {
      const count = counts[digit]!
      counts[digit] = start
      start += count
    }
    for (let at = 0; at < rows.length; at++) {
      const entry = order[at]!
      other[counts[(bits[entry * 2 + half]! >>> shift) & (DIGITS - 1)]!++] = entry
    }
    ;[order, other] = [other, order]
  }
  for (let at = 0; at < rows.length; at++) other[at] = rows[order[at]!]!
  return other
}

/** Bit patterns that compare as unsigned integers like the numbers do: negative ones inverted, others with the sign set. */
function sortableBits(keys: Float64Array): Uint32Array {
  const bits = new Uint32Array(keys.buffer)
  for (let at = 0; at < bits.length; at += 2) {
    // -0 equals 0.
    if (bits[at] === 0 && bits[at + 1] === 0x80000000) bits[at + 1] = 0
    if (bits[at + 1]! >>> 31 === 1) {
      bits[at] = ~bits[at]!
      bits[at + 1] = ~bits[at + 1]!
    } else bits[at + 1]! |= 0x80000000
  }
  return bits
}
