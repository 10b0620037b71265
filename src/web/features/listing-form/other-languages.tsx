import type { DraftTranslation } from '#domain/listing-draft.ts'
import { useText } from '#web/i18n/text.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWizard } from './wizard-context.ts'

const NOTHING: DraftTranslation = { title: '', description: '' }

/** Title and description in each other language of the site, shown to visitors in that language. */
export function OtherLanguages() {
  const { t } = useText()
  const { draft, set, languages } = useWizard()
  if (languages.length === 0) return null
  const write = (code: string, change: Partial<DraftTranslation>) => {
    const { [code]: old = NOTHING, ...others } = draft.translations
    const now = { ...old, ...change }
    set({ translations: now.title || now.description ? { ...others, [code]: now } : others })
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="text-base font-semibold">{t('listing-form.languages')}</legend>
      <p className="text-sm text-ink-soft">{t('listing-form.languages-help')}</p>
      {languages.map(({ code, name }) => {
        const text = draft.translations[code] ?? NOTHING
        return (
          <details
            key={code}
            className="rounded-lg border border-line px-4"
            open={Boolean(text.title || text.description) || undefined}
          >
            <summary className="flex min-h-11 items-center text-sm font-medium">
              <bdi lang={code}>{name}</bdi>
            </summary>
            <div className="grid gap-5 pt-2 pb-5">
              <Field
                label={t('listing-form.title-in', { language: name })}
                name={`title.${code}`}
                lang={code}
                dir="auto"
                maxLength={200}
                autoComplete="off"
                value={text.title}
                onChange={(event) => write(code, { title: event.target.value })}
              />
              <Field label={t('listing-form.description-in', { language: name })}>
                {(control) => (
                  <TextArea
                    {...control}
                    rows={6}
                    name={`description.${code}`}
                    lang={code}
                    dir="auto"
                    maxLength={20_000}
                    value={text.description}
                    onChange={(event) => write(code, { description: event.target.value })}
                  />
                )}
              </Field>
            </div>
          </details>
        )
      })}
    </fieldset>
  )
}
