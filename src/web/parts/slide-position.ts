/** Which child of a snapping strip stands in view. */
export function shownSlide(strip: HTMLElement | null): number {
  if (!strip || strip.clientWidth === 0) return 0
  // Right-to-left strips count their scrolling downwards from zero.
  return Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)
}

/** Brings one child of a snapping strip into view. */
export function scrollToSlide(strip: HTMLElement | null, index: number, behavior: ScrollBehavior = 'smooth'): void {
  if (!strip) return
  const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  strip.scrollTo({ left: sign * index * strip.clientWidth, behavior })
}
