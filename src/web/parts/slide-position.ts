/** The index of the visible child of a snapping strip. */
export function shownSlide(strip: HTMLElement | null): number {
  if (!strip || strip.clientWidth === 0) return 0
  // In right-to-left strips the scroll offset is negative.
  return Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)
}

/** Scrolls one child of a snapping strip into view. */
export function scrollToSlide(strip: HTMLElement | null, index: number, behavior: ScrollBehavior = 'smooth'): void {
  if (!strip) return
  const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  strip.scrollTo({ left: sign * index * strip.clientWidth, behavior })
}
