import { type Colour, fromHsl, hex, mix, parse, READABLE, ratio, toHsl } from './colour.ts'

const PAPER = { light: '#fbfaf7', dark: '#121413' }
const INK = { light: '#ffffff', dark: '#0b0f0d' }
/** The house green has its own chosen twins in the tokens. */
const HOUSE = '#14594a'

/**
 * The site owner's colour as CSS variables for both themes, made darker or lighter until words in it
 * can be read on the page and a label can be read on it; nothing when it is not a colour, so the house green stays.
 */
export function brandVariables(systemColor: string | undefined): Record<string, string> {
  if (systemColor !== last.colour) last = { colour: systemColor, variables: variablesOf(systemColor) }
  return last.variables
}

// A site has one colour; finding its readable shades for every page would be waste.
let last: { colour: string | undefined; variables: Record<string, string> } = { colour: undefined, variables: {} }

function variablesOf(systemColor: string | undefined): Record<string, string> {
  const colour = parse(systemColor)
  if (!colour || hex(colour) === HOUSE) return {}
  const light = readable(colour, parse(PAPER.light)!, -1)
  const dark = readable(colour, parse(PAPER.dark)!, 1)
  return {
    '--site-brand-light': hex(light),
    '--site-brand-soft-light': hex(mix(light, parse(PAPER.light)!, 0.88)),
    '--site-on-brand-light': onto(light),
    '--site-brand-dark': hex(dark),
    '--site-brand-soft-dark': hex(mix(dark, parse(PAPER.dark)!, 0.84)),
    '--site-on-brand-dark': onto(dark),
  }
}

function readable(colour: Colour, paper: Colour, step: 1 | -1): Colour {
  const [hue, saturation, start] = toHsl(colour)
  for (let lightness = start; lightness >= 0 && lightness <= 100; lightness += step) {
    const candidate = lightness === start ? colour : fromHsl(hue, saturation, lightness)
    const label = parse(onto(candidate))!
    if (ratio(candidate, paper) >= READABLE && ratio(candidate, label) >= READABLE) return candidate
  }
  return step > 0 ? [255, 255, 255] : [0, 0, 0]
}

const onto = (colour: Colour): string =>
  ratio(colour, parse(INK.light)!) >= ratio(colour, parse(INK.dark)!) ? INK.light : INK.dark
