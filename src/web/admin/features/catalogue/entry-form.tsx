import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { findEntry } from '#contract/catalogue-admin.ts'
import type { Output } from '#contract/endpoint.ts'
import type { EntryKind } from '#domain/catalogue-entries.ts'
import { changesForm } from '#web/admin/parts/changes-form.ts'
import { formValues } from '#web/admin/parts/fields/form-values.ts'
import { OperatorField } from '#web/admin/parts/fields/operator-field.tsx'
import { useSave } from '#web/admin/parts/fields/use-save.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { DeleteButton } from './delete-button.tsx'
import { choicesOf, fieldHelp, fieldName, formFields } from './entry-labels.ts'

interface Props {
  kind: EntryKind
  found: Output<typeof findEntry>
  /** The main language, in which the fields without a language are written. */
  main: string
}

/** The form of one catalogue entry, drawn entirely from the field table of its kind. */
export function EntryForm({ kind, found: { entry, choices, languages }, main }: Props) {
  const { t } = useText()
  const navigate = useNavigate()
  const { save, isBusy, fault, errors } = useSave()
  const others = languages.filter(({ code }) => code !== main)
  const fields = formFields(
    kind,
    others.map(({ code }) => code),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { values, files } = formValues(new FormData(event.currentTarget), fields)
    const form = changesForm(values, files)
    form.set('kind', kind)
    if (entry) form.set('id', String(entry.id))
    const sent = save(() => lazyCall(import('#contract/catalogue-admin.ts'), 'saveEntry', form), t('entries.saved'))
    void sent.then((isSaved) => {
      if (isSaved) navigate(paths.adminCatalogue(kind))
    })
  }
  const field = (key: string, label: string) => {
    const name = key.split('.')[0]!
    return (
      <OperatorField
        key={key}
        name={key}
        rule={fields[key]!}
        label={label}
        help={fieldHelp(t, kind, key)}
        value={entry ? (entry.values[key] ?? '') : (fields[key]!.byDefault ?? '')}
        error={errors[key]}
        choices={choicesOf(t, name, fields[key]!, choices)}
      />
    )
  }
  const translated = Object.keys(fields).filter((key) => !key.includes('.') && fields[key]!.isTranslated)
  return (
    <form method="post" onSubmit={submit} noValidate className="grid max-w-160 gap-6">
      {Object.keys(fields)
        .filter((key) => !key.includes('.'))
        .map((key) => field(key, fieldName(t, key)))}
      {translated.length > 0 &&
        others.map(({ code, name }) => (
          <details key={code} open={translated.some((key) => errors[`${key}.${code}`])}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
              {t('entries.in-language', { language: name })}
            </summary>
            <div className="grid gap-6 pt-3" lang={code}>
              {translated.map((key) =>
                field(`${key}.${code}`, t('entries.named', { name: fieldName(t, key), language: name })),
              )}
            </div>
          </details>
        ))}
      <div className="sticky bottom-0 grid gap-3 border-t border-line bg-paper py-4 max-lg:bottom-16">
        <FormError fault={fault} />
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" type="submit" busy={isBusy}>
            {t('entries.save')}
          </Button>
          {entry && <DeleteButton kind={kind} id={entry.id} title={entry.title} />}
        </div>
      </div>
    </form>
  )
}
