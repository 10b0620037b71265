import type { FormEvent } from 'react'
import type { Output } from '#contract/endpoint.ts'
import type { getViewingHours } from '#contract/viewings.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useChange } from './use-change.ts'

type Hours = Output<typeof getViewingHours>['time_schedules']

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The weekly availability. */
export function HoursPanel({ hours }: { hours: Hours }) {
  const { t } = useText()
  const { run, busy, fault, setError } = useChange()
  const nameOf = useWeekdays()
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const row = {
      day: String(form.get('day')),
      start_time: String(form.get('start')),
      end_time: String(form.get('end')),
    }
    if (row.start_time >= row.end_time) return setError(t('viewing.order'))
    await run(
      () => lazyCall(import('#contract/viewings.ts'), 'setViewingHours', { schedule: [row] }),
      t('viewing.hours-added'),
    )
  }
  return (
    <section aria-labelledby="hours" className="grid gap-4">
      <h2 id="hours" className="text-lg">
        {t('viewing.hours')}
      </h2>
      <p className="max-w-measure text-sm text-ink-soft">{t('viewing.hours-text')}</p>
      {hours.length === 0 ? (
        <p className="rounded-lg border border-line p-4 text-sm text-ink-soft">{t('viewing.hours-empty')}</p>
      ) : (
        <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface">
          {hours.map((row) => {
            const words = t('viewing.hours-on', {
              day: nameOf(row.day_of_week),
              hours: `${row.start_time}–${row.end_time}`,
            })
            return (
              <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
                <span className="figures">
                  {words}
                  {row.appointment_count > 0 && (
                    <span className="ms-3 text-sm text-ink-soft">
                      {t('viewing.hours-booked', { count: row.appointment_count })}
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
                      () => lazyCall(import('#contract/viewings.ts'), 'setViewingHours', { deleted_ids: [row.id] }),
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
      <form method="post" onSubmit={add} className="grid items-end gap-3 sm:grid-cols-[minmax(0,2fr)_1fr_1fr_auto]">
        <Field label={t('viewing.weekday')}>
          {(control) => (
            <Select {...control} name="day" options={WEEK.map((day) => ({ value: day, label: nameOf(day) }))} />
          )}
        </Field>
        <Field label={t('viewing.from')} name="start" type="time" defaultValue="10:00" required />
        <Field label={t('viewing.to')} name="end" type="time" defaultValue="12:00" required />
        <Button kind="primary" type="submit" icon="plus" busy={busy}>
          {t('viewing.add-hours')}
        </Button>
      </form>
    </section>
  )
}

/** The weekdays in this language; 1 January 2024 was a Monday. */
function useWeekdays() {
  const { language } = useText()
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return (day: (typeof WEEK)[number]) => format.format(new Date(Date.UTC(2024, 0, 1 + WEEK.indexOf(day))))
}
