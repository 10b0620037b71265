const PAPER = { light: '#fbfaf7', dark: '#121413' }
const INK = { light: '#ffffff', dark: '#0b0f0d' }
const READABLE = 4.5

/**
 * The site owner's colour as CSS variables for both themes, moved towards black or white until words in it
 * can be read on the page and a label can be read on it; nothing when it is not a colour, so the house green stays.
 */
export function brandVariables(systemColor: string | undefined): Record<string, string> {
  const colour = parse(systemColor)
  if (!colour) return {}
  const light = readable(colour, parse(PAPER.light)!, [0, 0, 0])
  const dark = readable(colour, parse(PAPER.dark)!, [255, 255, 255])
  return {
    '--site-brand-light': hex(light),
    '--site-brand-soft-light': hex(mix(light, parse(PAPER.light)!, 0.88)),
    '--site-on-brand-light': onto(light),
    '--site-brand-dark': hex(dark),
    '--site-brand-soft-dark': hex(mix(dark, parse(PAPER.dark)!, 0.84)),
    '--site-on-brand-dark': onto(dark),
  }
}

/** The WCAG contrast ratio of two `#rrggbb` colours. */
export function contrast(a: string, b: string): number {
  return ratio(parse(a) ?? [0, 0, 0], parse(b) ?? [0, 0, 0])
}

type Colour = [number, number, number]

function parse(text: string | undefined): Colour | null {
  // The reference stores Flutter's eight digits with the opacity first.
  const digits = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(text?.trim() ?? '')?.[1]
  if (!digits) return null
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Colour
}

function readable(colour: Colour, paper: Colour, towards: Colour): Colour {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(colour, towards, share)
    const label = parse(onto(candidate))!
    if (ratio(candidate, paper) >= READABLE && ratio(candidate, label) >= READABLE) return candidate
  }
  return towards
}

const onto = (colour: Colour): string =>
  ratio(colour, parse(INK.light)!) >= ratio(colour, parse(INK.dark)!) ? INK.light : INK.dark

const mix = (a: Colour, b: Colour, share: number): Colour =>
  a.map((value, i) => Math.round(value + (b[i]! - value) * share)) as Colour

const hex = (colour: Colour): string => `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`

function ratio(a: Colour, b: Colour): number {
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
