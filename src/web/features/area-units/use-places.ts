import { useText } from '#web/i18n/text.tsx'
import { unitsByPlace } from './units-by-place.ts'

/** The units in the viewer's language, grouped by country. */
export function usePlaces() {
  const { t, language } = useText()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return unitsByPlace((group) => (group === 'world' ? t('area.world') : (names.of(group) ?? group)))
}
