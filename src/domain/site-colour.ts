const HOUSE = '#14594a'

/**
 * Theme colour of the site as `#rrggbb`; some clients store eight digits with the alpha channel first. Defaults to the
 * built-in green.
 */
export function siteColour(setting: string | undefined): string {
  const digits = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(setting?.trim() ?? '')?.[1]
  return digits ? `#${digits.toLowerCase()}` : HOUSE
}

/** The colour of a label on a colour of the site: white or near-black, whichever contrasts more. */
export function labelColour(colour: string): '#ffffff' | '#0b0f0d' {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  // At this luminance both contrasts are equal.
  return luminance > 0.18 ? '#0b0f0d' : '#ffffff'
}
