import { type FormEvent, useState } from 'react'
import type { Output } from '#contract/endpoint.ts'
import type { getUnavailability } from '#contract/viewings.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useChange } from './use-change.ts'

type Rows = Output<typeof getUnavailability>
type Kind = 'extra' | 'closed'

/** Date overrides. */
export function ExceptionsPanel({ extra, closed }: { extra: Rows; closed: Rows }) {
  const { t, language } = useText()
  const { run, busy, fault, setError } = useChange()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  const rows = [
    ...extra.map((row) => ({ ...row, kind: 'extra' as Kind })),
    ...closed.map((row) => ({ ...row, kind: 'closed' as Kind })),
  ]
  rows.sort((a, b) => `${a.date} ${a.start_time}`.localeCompare(`${b.date} ${b.start_time}`))
  const hoursOf = (row: Rows[number]) =>
    row.start_time === '00:00' && row.end_time === '24:00' ? t('viewing.all-day') : `${row.start_time}–${row.end_time}`
  return (
    <section aria-labelledby="exceptions" className="grid gap-4">
      <h2 id="exceptions" className="text-lg">
        {t('viewing.exceptions')}
      </h2>
      <p className="max-w-measure text-sm text-ink-soft">{t('viewing.exceptions-text')}</p>
      {rows.length > 0 && (
        <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface">
          {rows.map((row) => {
            const words = t('viewing.hours-on', { day: day.format(new Date(row.date)), hours: hoursOf(row) })
            return (
              <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
                <span className="grid gap-1">
                  <span className="flex flex-wrap items-center gap-2">
                    <Badge tone={row.kind === 'extra' ? 'good' : 'bad'}>{t(`viewing.kind-${row.kind}`)}</Badge>
                    <span className="figures">{words}</span>
                  </span>
                  {row.reason && (
                    <span className="text-sm text-ink-soft">
                      <bdi>{row.reason}</bdi>
                    </span>
                  )}
                </span>
                <Button
                  size="small"
                  kind="quiet"
                  disabled={busy}
                  aria-label={t('ui.remove', { name: words })}
                  onClick={() =>
                    run(
                      async () => (await import('./calls.ts')).removeException(row.kind, row.id),
                      t('viewing.hours-removed'),
                    )
                  }
                >
                  {t('viewing.remove')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <FormError fault={fault} />
      <ExceptionForm
        busy={busy}
        onAdd={async (kind, row) => {
          const isBackwards = row.start_time && row.end_time && row.start_time >= row.end_time
          if (isBackwards) setError(t('viewing.order'))
          return (
            !isBackwards &&
            run(async () => (await import('./calls.ts')).addException(kind, row), t('viewing.hours-added'))
          )
        }}
      />
    </section>
  )
}

interface FormProps {
  busy: boolean
  onAdd: (
    kind: Kind,
    row: { date: string; start_time?: string; end_time?: string; reason?: string },
  ) => Promise<boolean>
}

function ExceptionForm({ busy, onAdd }: FormProps) {
  const { t } = useText()
  const [kind, setKind] = useState<Kind>('closed')
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const given = new FormData(element)
    const text = (name: string) => String(given.get(name) ?? '') || undefined
    const row = { date: text('date') ?? '', start_time: text('start'), end_time: text('end'), reason: text('reason') }
    if (await onAdd(kind, row)) element.reset()
  }
  return (
    <form method="post" onSubmit={add} className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <Field label={t('viewing.kind')}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={(event) => setKind(event.target.value as Kind)}
            options={(['closed', 'extra'] as const).map((value) => ({ value, label: t(`viewing.kind-${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('viewing.day')} name="date" type="date" required />
      <Field label={t('viewing.reason-optional')} name="reason" maxLength={500} />
      <Field label={t('viewing.from')} name="start" type="time" required={kind === 'extra'} />
      <Field label={t('viewing.to')} name="end" type="time" required={kind === 'extra'} />
      <Button type="submit" icon="plus" busy={busy}>
        {t('viewing.add-day')}
      </Button>
    </form>
  )
}
