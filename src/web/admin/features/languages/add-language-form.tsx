import { type FormEvent, useState } from 'react'
import type { AdminLanguage } from '#contract/languages-admin.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'

/** Adds a language, which falls back to its base language until it is translated. */
export function AddLanguageForm({ languages }: { languages: readonly AdminLanguage[] }) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const [added, setAdded] = useState(0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void run(async () => {
      await lazyCall(import('#contract/languages-admin.ts'), 'addLanguage', {
        code: String(form.get('code')).trim(),
        name: String(form.get('name')),
        base_code: String(form.get('base_code')),
        rtl: form.get('rtl') === '1',
      })
      setAdded(added + 1)
    }, t('languages.added'))
  }
  return (
    <form
      key={added}
      method="post"
      onSubmit={submit}
      aria-label={t('languages.add')}
      className="mt-8 grid max-w-160 gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <h2 className="text-lg">{t('languages.add')}</h2>
      <Field
        label={t('languages.code')}
        help={t('languages.code-help')}
        name="code"
        maxLength={20}
        dir="ltr"
        autoCapitalize="none"
        required
      />
      <Field
        label={t('languages.name')}
        help={t('languages.name-help')}
        name="name"
        maxLength={60}
        dir="auto"
        required
      />
      <Field label={t('languages.base')} help={t('languages.base-help')}>
        {(control) => (
          <Select
            {...control}
            name="base_code"
            options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
      </Field>
      <Switch label={t('languages.rtl')} name="rtl" value="1" />
      <FormError fault={problem} />
      <span>
        <Button kind="primary" type="submit" busy={isBusy}>
          {t('languages.add')}
        </Button>
      </span>
    </form>
  )
}
