import { useMemo } from 'react'
import type { MapView } from '#contract/search.ts'
import { shortPrice } from '#domain/price.ts'
import { useText } from '#web/i18n/text.tsx'
import { useKnownHomes } from '#web/parts/card-actions.ts'
import { priceStyle } from '#web/parts/listing-labels.ts'
import type { MapHome, MapSettings } from './map-props.ts'
import { partPrices } from './part-prices.ts'
import { pinsOf, type ShownPin } from './pins-of-view.ts'

const NONE: ShownPin[] = []

/** The pins of a response; the same objects until they change. */
export function usePins(
  found: MapView | undefined,
  zoom: number,
  homes: readonly MapHome[],
  settings: MapSettings,
): ShownPin[] {
  const { t, language } = useText()
  const known = useKnownHomes()
  return useMemo(() => {
    if (!found) return NONE
    const titles = new Map(homes.map((home) => [home.id, home.translated_title || home.title]))
    const seen = new Set(known.seen)
    const hidden = new Set(known.hidden)
    const style = priceStyle(settings, language)
    const pins = pinsOf(found, {
      t,
      language,
      price: (amount) => shortPrice(amount, style),
      titleOf: (id) => titles.get(id),
      isSeen: (id) => seen.has(id),
      isHidden: (id) => hidden.has(id),
    })
    return partPrices(pins, zoom, ({ shown }) => shown.kind === 'home' && titles.has(shown.home.id))
  }, [found, zoom, homes, settings, t, language, known])
}
