export type Colour = [number, number, number]

/** The minimum contrast of text, WCAG AA. */
export const READABLE = 4.5

/** The WCAG contrast ratio of two `#rrggbb` colours. */
export function contrast(a: string, b: string): number {
  return ratio(parse(a) ?? [0, 0, 0], parse(b) ?? [0, 0, 0])
}

/** A colour from `#rrggbb`, or null. */
export function parse(text: string | undefined): Colour | null {
  // Flutter's eight-digit format, which the reference stores, has the opacity first.
  const digits = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(text?.trim() ?? '')?.[1]
  if (!digits) return null
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Colour
}

export function toHsl(colour: Colour): [hue: number, saturation: number, lightness: number] {
  const [r, g, b] = colour.map((value) => value / 255) as Colour
  const most = Math.max(r, g, b)
  const least = Math.min(r, g, b)
  const lightness = (most + least) / 2
  const spread = most - least
  if (spread === 0) return [0, 0, lightness * 100]
  const hue = most === r ? (g - b) / spread : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return [(hue * 60 + 360) % 360, (spread / (1 - Math.abs(2 * lightness - 1))) * 100, lightness * 100]
}

export function fromHsl(hue: number, saturation: number, lightness: number): Colour {
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100)
  return [0, 8, 4].map((offset) => {
    const at = (offset + hue / 30) % 12
    return Math.round(255 * (lightness / 100 - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))))
  }) as Colour
}

export const mix = (a: Colour, b: Colour, share: number): Colour =>
  a.map((value, i) => Math.round(value + (b[i]! - value) * share)) as Colour

export const hex = (colour: Colour): string => `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`

export function ratio(a: Colour, b: Colour): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Colour
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
