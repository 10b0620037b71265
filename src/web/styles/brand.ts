import { type Colour, fromHsl, hex, mix, parse, READABLE, ratio, toHsl } from './colour.ts'

/** The backgrounds of a theme, the share of the page's colour in the soft tint, and the direction of more contrast. */
interface Theme {
  paper: Colour
  surface: Colour
  softness: number
  step: 1 | -1
}

const LIGHT: Theme = { paper: parse('#fbfaf7')!, surface: parse('#ffffff')!, softness: 0.88, step: -1 }
const DARK: Theme = { paper: parse('#121413')!, surface: parse('#1a1d1b')!, softness: 0.84, step: 1 }
const WHITE = parse('#ffffff')!
const BLACK = parse('#0b0f0d')!
/** The default green has its own dark variant in the tokens. */
const HOUSE = '#14594a'

/**
 * The operator's brand colour as CSS variables for both themes, darkened or lightened until text in it is readable on
 * pages, cards and its soft tint, and a label is readable on it; nothing for an invalid colour, so the default green
 * stays.
 */
export function brandVariables(systemColor: string | undefined): Record<string, string> {
  if (systemColor !== last.colour) last = { colour: systemColor, variables: variablesOf(systemColor) }
  return last.variables
}

// Cached: a site has one colour, and finding its readable shades for every page would be waste.
let last: { colour: string | undefined; variables: Record<string, string> } = { colour: undefined, variables: {} }

function variablesOf(systemColor: string | undefined): Record<string, string> {
  const colour = parse(systemColor)
  if (!colour || hex(colour) === HOUSE) return {}
  const light = readable(colour, LIGHT)
  const dark = readable(colour, DARK)
  return {
    '--site-brand-light': hex(light),
    '--site-brand-soft-light': hex(softOf(light, LIGHT)),
    '--site-on-brand-light': hex(labelOn(light)),
    '--site-brand-dark': hex(dark),
    '--site-brand-soft-dark': hex(softOf(dark, DARK)),
    '--site-on-brand-dark': hex(labelOn(dark)),
  }
}

function readable(colour: Colour, theme: Theme): Colour {
  const [hue, saturation, start] = toHsl(colour)
  for (let lightness = start; lightness >= 0 && lightness <= 100; lightness += theme.step) {
    const candidate = lightness === start ? colour : fromHsl(hue, saturation, lightness)
    const neighbours = [theme.paper, theme.surface, softOf(candidate, theme), labelOn(candidate)]
    if (neighbours.every((neighbour) => ratio(candidate, neighbour) >= READABLE)) return candidate
  }
  return theme.step > 0 ? [255, 255, 255] : [0, 0, 0]
}

const softOf = (colour: Colour, { paper, softness }: Theme): Colour => mix(colour, paper, softness)

const labelOn = (colour: Colour): Colour => (ratio(colour, WHITE) >= ratio(colour, BLACK) ? WHITE : BLACK)
