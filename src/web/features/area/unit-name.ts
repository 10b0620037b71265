import { type AreaUnit, areaUnit } from '#domain/area.ts'
import type { TextKey, Translate } from '#web/i18n/translate.ts'

/** What a unit is called, with the part of the country where it has this size. */
export function unitName(id: AreaUnit, t: Translate): string {
  const { word, region } = areaUnit(id)
  const unit = t(`area.unit-${word}` as TextKey)
  return region ? t('area.of', { unit, region: t(`area.region-${region}` as TextKey) }) : unit
}
