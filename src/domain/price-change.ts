/** A larger change of a price is reviewed, in percent of the last price that was not the owner's own recent change. */
const MAX_PERCENT = 30n

type Price = string | number | bigint

/** Whether a new price is close enough to the base price to need no review; whole units, exact at any size. */
export function isSmallPriceChange(base: Price, price: Price): boolean {
  const [from, to] = [BigInt(base), BigInt(price)]
  const change = to > from ? to - from : from - to
  return change * 100n <= from * MAX_PERCENT
}
