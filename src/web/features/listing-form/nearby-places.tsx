import { useId } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Sign } from '#web/parts/mask-icon.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useWizard } from './wizard-context.ts'

/** Nearby places with their distances; a place without a distance is left out. */
export function NearbyPlaces() {
  const { t } = useText()
  const { form, draft, set, fault, unit } = useWizard()
  const id = useId()
  if (form.facilities.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="grid gap-1">
        <h3 id={id} className="text-base font-semibold">
          {t('listing-form.nearby')} <span className="font-normal">{t('form.optional')}</span>
        </h3>
        <p className="text-sm text-ink-soft">{t('listing-form.nearby-help')}</p>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {form.facilities.map(({ id: facility, name, translated_name, image }) => {
          const error = fault(`facilities.${facility}`)
          return (
            <li key={facility} className="grid gap-1 border-b border-line py-2">
              <div className="flex items-center gap-3 text-sm">
                <Sign image={image} />
                <label htmlFor={`near-${facility}`} className="grow">
                  {translated_name || name}
                </label>
                <span className="w-24">
                  <TextInput
                    id={`near-${facility}`}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={8}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? `facility-${facility}` : undefined}
                    value={draft.facilities[facility] ?? ''}
                    onChange={(event) => set({ facilities: { ...draft.facilities, [facility]: event.target.value } })}
                  />
                </span>
                <span className="w-6 text-ink-soft">{t(`listing-form.unit-${unit}`)}</span>
              </div>
              {error && (
                <p id={`facility-${facility}`} className="text-xs font-medium text-bad">
                  {error}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
