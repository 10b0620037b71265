import type { FormEvent } from 'react'
import type { BookingPreferences } from '#contract/viewings.ts'
import { MEETING_TYPES } from '#domain/viewing-status.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useChange } from './use-change.ts'

const NUMBERS = [
  { name: 'meeting_duration_minutes', least: 5, most: 480 },
  { name: 'buffer_time_minutes', least: 0, most: 480 },
  { name: 'lead_time_minutes', least: 0, most: 43_200 },
  { name: 'cancel_reschedule_buffer_minutes', least: 0, most: 10_080 },
  { name: 'auto_cancel_after_minutes', least: 0, most: 43_200 },
] as const

interface Props {
  preferences: BookingPreferences
  /** The names of all time zones, from the server: browsers know different ones. */
  zones: readonly string[]
}

/** The booking preferences. */
export function PreferencesPanel({ preferences, zones }: Props) {
  const { t } = useText()
  const { run, busy, fault } = useChange()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const texts = Object.fromEntries(
      [...form].filter(([name]) => name !== 'type').map(([name, value]) => [name, String(value)]),
    )
    const wish = {
      ...texts,
      auto_confirm: form.has('auto_confirm'),
      anti_spam_enabled: form.has('anti_spam_enabled'),
      availability_types: form.getAll('type').join(','),
    }
    await run(() => lazyCall(import('#contract/viewings.ts'), 'setBookingPreferences', wish), t('viewing.saved'))
  }
  const types = preferences.availability_types.split(',')
  return (
    <section aria-labelledby="preferences" className="grid gap-4">
      <h2 id="preferences" className="text-lg">
        {t('viewing.preferences')}
      </h2>
      <form method="post" onSubmit={save} className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          {NUMBERS.map(({ name, least, most }) => (
            <Field
              key={name}
              label={t(`viewing.pref-${name}`)}
              name={name}
              type="number"
              inputMode="numeric"
              min={least}
              max={most}
              defaultValue={preferences[name]}
              required
            />
          ))}
          <Field
            label={t('viewing.pref-daily')}
            help={t('viewing.pref-daily-help')}
            name="daily_booking_limit"
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            defaultValue={preferences.daily_booking_limit ?? ''}
          />
          <Field label={t('viewing.pref-zone')} help={t('viewing.pref-zone-help')}>
            {(control) => (
              <Select
                {...control}
                name="timezone"
                defaultValue={preferences.timezone}
                placeholder={t('viewing.pref-zone-home')}
                options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
              />
            )}
          </Field>
        </div>
        <fieldset>
          <legend className="text-sm font-semibold">{t('viewing.type')}</legend>
          <div className="flex flex-wrap gap-x-6">
            {MEETING_TYPES.map((type) => (
              <Checkbox
                key={type}
                name="type"
                value={type}
                defaultChecked={types.includes(type)}
                label={t(`viewing.type-${type}`)}
              />
            ))}
          </div>
        </fieldset>
        <div>
          <Checkbox
            name="auto_confirm"
            defaultChecked={preferences.auto_confirm === 1}
            label={t('viewing.pref-auto')}
          />
          <Checkbox
            name="anti_spam_enabled"
            defaultChecked={preferences.anti_spam_enabled === 1}
            label={t('viewing.pref-guard')}
          />
        </div>
        <FormError fault={fault} />
        <div>
          <Button kind="primary" type="submit" busy={busy}>
            {t('viewing.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}
