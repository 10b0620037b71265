import type { FormEvent } from 'react'
import type { AdminLanguage } from '#contract/texts-admin.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormFault } from '#web/parts/form-fault.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

/** How one language is called, and whether visitors may choose it. */
export function LanguageForm({ language: { code, name, is_active, is_default } }: { language: AdminLanguage }) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void run(async (token) => {
      const { sendLanguage } = await import('./calls.ts')
      await sendLanguage(token, code, String(form.get('name')), is_default || form.get('is_active') === '1')
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
      <FormFault fault={problem} />
      <span>
        <Button type="submit" busy={isBusy} aria-label={t('texts.language-save', { name })}>
          {t('texts.save')}
        </Button>
      </span>
    </form>
  )
}
