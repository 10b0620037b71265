import { type AreaUnit, areaUnit } from '#domain/area.ts'
import type { TextKey, Translate } from '#web/i18n/translate.ts'

/** The name of a unit, with the region where it has this size. */
export function unitName(id: AreaUnit, t: Translate): string {
  const { word, region } = areaUnit(id)
  const unit = t(`area.unit-${word}` as TextKey)
  return region ? t('area.of', { unit, region: t(`area.region-${region}` as TextKey) }) : unit
}
