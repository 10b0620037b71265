/** The page numbers to offer: both ends, the current page and its neighbours; null is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const near = [1, 2, current - 1, current, current + 1, last - 1, last]
  const shown = [...new Set(near.filter((page) => page >= 1 && page <= last))].sort((a, b) => a - b)
  return shown.flatMap((page, i) => {
    const before = shown[i - 1]
    if (before === undefined || page - before === 1) return [page]
    // A gap of one page is filled, because the number takes no more space than the dots.
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
