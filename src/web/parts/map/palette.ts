const NAMES = [
  'water',
  'land',
  'coast',
  'border',
  'urban',
  'green',
  'road',
  'building',
  'label',
  'label-strong',
  'halo',
] as const

/** The map colours, resolved from the stylesheet. */
export type Palette = Record<(typeof NAMES)[number], string>

/**
 * Reads `--map-…` at the map's element, so that theme and brand colour apply; a canvas cannot read variables itself.
 */
export function readPalette(element: HTMLElement): Palette {
  const probe = element.ownerDocument.createElement('span')
  probe.hidden = true
  element.append(probe)
  const style = getComputedStyle(probe)
  const palette = Object.fromEntries(
    NAMES.map((name) => {
      probe.style.color = `var(--map-${name})`
      return [name, style.color]
    }),
  ) as Palette
  probe.remove()
  return palette
}

/** The font of the labels: the page's own. */
export const readFont = (element: HTMLElement) => getComputedStyle(element).fontFamily
