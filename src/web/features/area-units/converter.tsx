import { useState } from 'react'
import { type AreaUnit, convertArea } from '#domain/area.ts'
import { parseLocalNumber } from '#domain/parse-local-number.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { figures } from './figures.ts'
import { unitName } from './unit-name.ts'
import { UnitSelect } from './unit-select.tsx'

export interface Conversion {
  /** As typed. */
  value: string
  from: AreaUnit
  to: AreaUnit
}

const MAX = 1_000_000_000_000

interface Props {
  initial: Conversion
  /** Called with every change: square metres, or null for an invalid number. */
  onChange?: (conversion: { value: number | null; from: AreaUnit }) => void
  /** In a dialog there is no page to request. */
  isAlone?: boolean
}

/** Converts an area to another unit. A plain form without script. */
export function Converter({ initial, onChange, isAlone = false }: Props) {
  const { t, language } = useText()
  const [conversion, setAsked] = useState(initial)
  const change = (next: Partial<Conversion>) => {
    const now = { ...conversion, ...next }
    setAsked(now)
    onChange?.({ value: readValue(now.value, language), from: now.from })
  }
  const value = readValue(conversion.value, language)
  const { from, to } = conversion
  return (
    <form
      method="get"
      action={paths.areaConverter()}
      onSubmit={isAlone ? (event) => event.preventDefault() : undefined}
      className="grid gap-5"
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={t('area.value')}
          name="value"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={conversion.value}
          onChange={(event) => change({ value: event.target.value })}
          error={value === null ? t('area.wrong', { most: MAX }) : undefined}
        />
        <Field label={t('area.from')}>
          {(control) => (
            <UnitSelect {...control} name="from" value={from} onChoose={(unit) => change({ from: unit })} />
          )}
        </Field>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <Field label={t('area.to')}>
          {(control) => <UnitSelect {...control} name="to" value={to} onChoose={(unit) => change({ to: unit })} />}
        </Field>
        <IconButton icon="refresh-cw" label={t('area.swap')} onClick={() => change({ from: to, to: from })} />
      </div>
      <p role="status" className="figures min-h-16 rounded-lg bg-brand-soft p-4 text-lg font-medium break-words">
        {value !== null &&
          t('area.result', {
            value: figures(value, language),
            from: unitName(from, t),
            result: figures(convertArea(value, from, to), language),
            to: unitName(to, t),
          })}
      </p>
      {!isAlone && (
        <noscript>
          <Button type="submit" kind="primary">
            {t('area.show')}
          </Button>
        </noscript>
      )}
    </form>
  )
}

/** A valid input: a finite number within the limit, not negative. */
export function readValue(text: string, language: string): number | null {
  const value = parseLocalNumber(text, language)
  return value !== null && value >= 0 && value <= MAX ? value : null
}
