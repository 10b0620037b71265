import type { FormEvent } from 'react'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

const LONGEST = 300

interface Props {
  /** Null makes a new one. */
  template: { code: string; texts: Record<string, string> } | null
  languages: readonly { code: string; name: string }[]
}

/** One reason template in every language; a language without text has none. */
export function TemplateForm({ template, languages }: Props) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const save = (code: string, texts: Record<string, string>) =>
    run(async () => {
      await lazyCall(import('#contract/moderation.ts'), 'saveReasonTemplate', { code, texts })
    }, t('moderation.template-saved'))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const written = languages.map(({ code }) => [code, String(form.get(code) ?? '').trim()] as const)
    const code = template?.code ?? String(form.get('code')).trim()
    save(code, Object.fromEntries(written.filter(([, text]) => text !== '')))
  }
  const name = template
    ? `${template.code} · ${template.texts.en ?? Object.values(template.texts)[0] ?? ''}`
    : t('moderation.template-new')
  return (
    <details open={template === null} className="rounded-lg border border-line bg-surface p-4">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
        <bdi>{name}</bdi>
      </summary>
      <form method="post" onSubmit={submit} className="grid gap-4 pt-2">
        {!template && (
          <Field
            label={t('moderation.template-code')}
            help={t('moderation.template-code-help')}
            name="code"
            required
            pattern="[a-z0-9\-]{1,40}"
          />
        )}
        {languages.map(({ code, name }) => (
          <Field key={code} label={name}>
            {(control) => (
              <TextArea
                {...control}
                name={code}
                lang={code}
                dir="auto"
                rows={2}
                maxLength={LONGEST}
                defaultValue={template?.texts[code] ?? ''}
              />
            )}
          </Field>
        ))}
        {problem && (
          <p role="alert" className="text-sm text-bad">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" busy={isBusy}>
            {t('moderation.template-save')}
          </Button>
          {template && (
            <Button disabled={isBusy} onClick={() => save(template.code, {})}>
              {t('moderation.template-remove')}
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}
