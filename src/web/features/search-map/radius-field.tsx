import { useState } from 'react'
import { type DistanceUnit, fromKm, toKm } from '#domain/distance.ts'
import { useText } from '#web/i18n/text.tsx'
import { Field } from '#web/ui/field.tsx'
import { MAX_RADIUS_KM, MIN_RADIUS_KM } from './drawing.ts'

interface Props {
  radiusKm: number
  unit: DistanceUnit
  onChange: (radiusKm: number) => void
  onEnter: () => void
}

/** The radius of a circle, in the unit of the site. */
export function RadiusField({ radiusKm, unit, onChange, onEnter }: Props) {
  const { t } = useText()
  const shown = String(fromKm(radiusKm, unit))
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && kmOf(typed, unit) === null
  const change = (text: string) => {
    setTyped(text)
    const km = kmOf(text, unit)
    if (km !== null) onChange(km)
  }
  return (
    <Field
      label={t('map.radius', { unit })}
      inputMode="decimal"
      value={typed ?? shown}
      error={isWrong ? t('map.radius-wrong', { most: fromKm(MAX_RADIUS_KM, unit) }) : undefined}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isWrong) onEnter()
      }}
    />
  )
}

/** Accepts a comma as the decimal separator. */
function kmOf(text: string, unit: DistanceUnit): number | null {
  const number = Number(text.replace(',', '.'))
  const km = Number.isFinite(number) && text.trim() !== '' ? toKm(number, unit) : 0
  return km >= MIN_RADIUS_KM / 2 && km <= MAX_RADIUS_KM ? Number(km.toFixed(3)) : null
}
