/** A growing list of 32-bit integers in a typed array. */
export function createIntegers(saved?: Int32Array) {
  let values = saved ?? new Int32Array(256)
  let length = saved?.length ?? 0

  return {
    length: () => length,
    get: (index: number) => values[index]!,
    set(index: number, value: number) {
      values[index] = value
    },
    /** Appends a value and returns its index. */
    push(value: number): number {
      if (length === values.length) {
        const longer = new Int32Array(Math.ceil(length * 1.25) + 1)
        longer.set(values)
        values = longer
      }
      values[length] = value
      return length++
    },
    state: () => values.slice(0, length),
  }
}
