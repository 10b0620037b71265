import { type FormEvent, Fragment, useState } from 'react'
import type { Output } from '#contract/endpoint.ts'
import type { listSettings } from '#contract/settings-admin.ts'
import type { SettingGroup } from '#domain/site-settings.ts'
import { changesForm } from '#web/admin/parts/changes-form.ts'
import { formValues } from '#web/admin/parts/fields/form-values.ts'
import { OperatorField } from '#web/admin/parts/fields/operator-field.tsx'
import { useObjectUrl } from '#web/admin/parts/fields/use-object-url.ts'
import { useSave } from '#web/admin/parts/fields/use-save.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { groupFields } from './group-fields.ts'
import { choicesOf, settingHelp, settingName } from './setting-labels.ts'
import { LookPreview } from './theme-preview.tsx'

interface Props {
  group: SettingGroup
  settings: Output<typeof listSettings>
}

/**
 * One group of settings. Only changed values are sent, so that concurrent edits of different settings do not conflict.
 */
export function SettingsForm({ group, settings: { values, languages } }: Props) {
  const { t } = useText()
  const { save, isBusy, fault, errors } = useSave()
  const [look, setLook] = useState<{ colour: string; logo: File | null }>({ colour: '', logo: null })
  const newLogo = useObjectUrl(look.logo)
  const main = values.default_language ?? 'en'
  const others = languages.filter(({ code }) => code !== main).map(({ code }) => code)
  const fields = groupFields(group, others)
  const nameOf = (code: string) => languages.find((language) => language.code === code)?.name ?? code
  const valueOfKey = (key: string) => values[key] ?? (key.includes('.') ? '' : (fields[key]?.byDefault ?? ''))
  const differs = (form: HTMLFormElement) => {
    const { values: given, files } = formValues(new FormData(form), fields)
    const changed = Object.entries(given).filter(
      ([key, value]) => value !== sameSpelling(fields[key]!.type, valueOfKey(key)),
    )
    return { changed: Object.fromEntries(changed), files }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { changed, files } = differs(event.currentTarget)
    const form = changesForm(changed, files)
    void save(() => lazyCall(import('#contract/settings-admin.ts'), 'saveSettings', form), t('settings.saved'))
  }
  const follow = (form: HTMLFormElement) => {
    const colour = String(new FormData(form).get('system_color') ?? '')
    const logo = form.querySelector<HTMLInputElement>('[name=web_logo]')?.files?.[0]
    setLook({ colour, logo: logo ?? null })
  }
  const field = (key: string) => (
    <OperatorField
      key={key}
      name={key}
      rule={fields[key]!}
      label={settingName(t, key, nameOf)}
      help={settingHelp(t, key)}
      value={valueOfKey(key)}
      error={errors[key]}
      choices={choicesOf(t, key, fields[key]!, languages)}
    />
  )
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <form
        // Saving and reverting remount the form with the stored values.
        key={JSON.stringify(Object.keys(fields).map((key) => values[key]))}
        method="post"
        onSubmit={submit}
        onChange={group === 'look' ? (event) => follow(event.currentTarget) : undefined}
        noValidate
        className="grid gap-6"
      >
        {Object.keys(fields)
          .filter(isBase)
          .map((key) => {
            const inOthers = Object.keys(fields).filter((other) => other.startsWith(`${key}.`))
            return (
              <Fragment key={key}>
                {field(key)}
                {inOthers.length > 0 && (
                  <details open={inOthers.some((other) => errors[other])}>
                    <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
                      {t('settings.other-languages')}
                    </summary>
                    <div className="grid gap-6 pt-3">{inOthers.map(field)}</div>
                  </details>
                )}
              </Fragment>
            )
          })}
        <div className="sticky bottom-0 grid gap-3 border-t border-line bg-paper py-4 max-lg:bottom-16">
          <FormError fault={fault} />
          <span>
            <Button kind="primary" type="submit" busy={isBusy}>
              {t('settings.save')}
            </Button>
          </span>
        </div>
      </form>
      {group === 'look' && (
        <LookPreview
          colour={look.colour || valueOfKey('system_color')}
          logo={newLogo ?? values.web_logo ?? ''}
          name={values.company_name ?? ''}
        />
      )}
    </div>
  )
}

const isBase = (key: string) => !key.includes('.')

/** JSON that differs only in whitespace counts as unchanged. */
function sameSpelling(type: string, value: string): string {
  if (type === 'switch') return value === '1' ? '1' : '0'
  if (type === 'colour') return value.toUpperCase()
  if (type !== 'costs' && type !== 'pairs') return value
  try {
    return JSON.stringify(JSON.parse(value), null, type === 'costs' ? 1 : undefined)
  } catch {
    return value
  }
}
