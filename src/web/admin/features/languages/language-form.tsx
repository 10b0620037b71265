import type { FormEvent } from 'react'
import { Link } from 'react-router'
import type { AdminLanguage } from '#contract/languages-admin.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { DeleteLanguage } from './delete-language.tsx'

/** The name of a language, and whether visitors may choose it. */
export function LanguageForm({ language }: { language: AdminLanguage }) {
  const { code, name, is_active, is_default, base_code, translated } = language
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void run(async () => {
      await lazyCall(import('#contract/languages-admin.ts'), 'saveLanguage', {
        code,
        name: String(form.get('name')),
        is_active: is_default || form.get('is_active') === '1',
      })
    }, t('texts.language-saved'))
  }
  return (
    <form method="post" onSubmit={submit} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <Field
        label={t('texts.language-name', { code })}
        name="name"
        defaultValue={name}
        maxLength={60}
        lang={code}
        required
      />
      <Switch
        label={t(is_default ? 'texts.language-main' : 'texts.language-on')}
        name="is_active"
        value="1"
        defaultChecked={is_active}
        disabled={is_default}
      />
      {base_code !== null && (
        <p className="text-sm text-ink-soft">
          {t('languages.translated', { percent: translated, base: base_code })}{' '}
          <Link to={`${paths.admin('texts')}?language=${code}`}>{t('languages.translate')}</Link>
        </p>
      )}
      <FormError fault={problem} />
      <span className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} aria-label={t('texts.language-save', { name })}>
          {t('texts.save')}
        </Button>
        {base_code !== null && !is_active && <DeleteLanguage language={language} />}
      </span>
    </form>
  )
}
