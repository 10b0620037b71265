import { useText } from '#web/i18n/text.tsx'
import { Sign } from '#web/parts/sign.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useWizard } from '../wizard-context.ts'

/** What is near and how far; what has no distance is left out. */
export function NearbyStep() {
  const { t } = useText()
  const { form, draft, set, fault, unit } = useWizard()
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{t('listing-form.nearby-help')}</p>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {form.facilities.map(({ id, name, translated_name, image }) => {
          const error = fault(`facilities.${id}`)
          return (
            <li key={id} className="grid gap-1 border-b border-line py-2">
              <div className="flex items-center gap-3 text-sm">
                <Sign image={image} />
                <label htmlFor={`near-${id}`} className="grow">
                  {translated_name || name}
                </label>
                <span className="w-24">
                  <TextInput
                    id={`near-${id}`}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={8}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? `facility-${id}` : undefined}
                    value={draft.facilities[id] ?? ''}
                    onChange={(event) => set({ facilities: { ...draft.facilities, [id]: event.target.value } })}
                  />
                </span>
                <span className="w-6 text-ink-soft">{t(`listing-form.unit-${unit}`)}</span>
              </div>
              {error && (
                <p id={`facility-${id}`} className="text-xs font-medium text-bad">
                  {error}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
