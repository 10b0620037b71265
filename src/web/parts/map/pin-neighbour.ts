/** The next pin by an arrow key: near, and in that direction rather than beside it. */
export function neighbourOf<T extends Pick<HTMLElement, 'getBoundingClientRect'>>(
  from: T,
  pins: readonly T[],
  [right, down]: readonly [number, number],
): T | null {
  const start = middleOf(from)
  let best: T | null = null
  let least = Number.POSITIVE_INFINITY
  for (const pin of pins) {
    const { x, y } = middleOf(pin)
    const [dx, dy] = [x - start.x, y - start.y]
    const ahead = dx * right + dy * down
    const aside = Math.abs(dx * down) + Math.abs(dy * right)
    const cost = ahead + aside * 2
    if (pin === from || ahead < 1 || aside > ahead * 2 || cost >= least) continue
    best = pin
    least = cost
  }
  return best
}

function middleOf(pin: Pick<HTMLElement, 'getBoundingClientRect'>) {
  const { left, top, width, height } = pin.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
