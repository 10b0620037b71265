import { type Colour, fromHsl, hex, mix, parse, READABLE, ratio, toHsl } from './colour.ts'

interface DealSettings {
  sell_web_color?: string | undefined
  sell_web_background_color?: string | undefined
  rent_web_color?: string | undefined
  rent_web_background_color?: string | undefined
}

const DARK_PAPER: Colour = [0x12, 0x14, 0x13]
const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]

/** The tokens hold the default pairs with their dark variants. */
const DEFAULTS = { sell: '#14594a #e3efea', rent: '#b9502f #f8e9e3' }

/**
 * The operator's colours of "For sale" and "For rent" as CSS variables for both themes. The text is darkened or
 * lightened until it is readable on its background; an invalid pair leaves the default.
 */
export function dealVariables(settings: DealSettings): Record<string, string> {
  return {
    ...pair('sell', settings.sell_web_color, settings.sell_web_background_color),
    ...pair('rent', settings.rent_web_color, settings.rent_web_background_color),
  }
}

function pair(deal: 'sell' | 'rent', text: string | undefined, background: string | undefined): Record<string, string> {
  const colour = parse(text)
  const ground = parse(background)
  if (!colour || !ground || `${hex(colour)} ${hex(ground)}` === DEFAULTS[deal]) return {}
  const darkGround = mix(ground, DARK_PAPER, 0.84)
  return {
    [`--site-${deal}-light`]: hex(readableOn(colour, ground)),
    [`--site-${deal}-soft-light`]: hex(ground),
    [`--site-${deal}-dark`]: hex(readableOn(colour, darkGround)),
    [`--site-${deal}-soft-dark`]: hex(darkGround),
  }
}

/** The same hue, as close to the chosen lightness as the contrast allows. */
function readableOn(colour: Colour, ground: Colour): Colour {
  const best = ratio(WHITE, ground) > ratio(BLACK, ground) ? WHITE : BLACK
  const step = best === WHITE ? 1 : -1
  const [hue, saturation, start] = toHsl(colour)
  for (let lightness = start; lightness >= 0 && lightness <= 100; lightness += step) {
    const candidate = lightness === start ? colour : fromHsl(hue, saturation, lightness)
    if (ratio(candidate, ground) >= READABLE) return candidate
  }
  return best
}
