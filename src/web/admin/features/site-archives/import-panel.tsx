import { type FormEvent, useState } from 'react'
import type { SITE_OCCUPANTS } from '#contract/site-archives.ts'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CONTROL_LOOK } from '#web/ui/control-look.ts'
import { Field } from '#web/ui/field.tsx'

/** Imports an archive where that is possible, otherwise gives the reason and the next step. */
export function ImportPanel({ occupiedBy }: { occupiedBy: (typeof SITE_OCCUPANTS)[number] | null }) {
  const { t } = useText()
  return (
    <Panel title={t('site.import')} text={t('site.import-text')}>
      {occupiedBy === null ? (
        <ImportForm />
      ) : (
        <div className="grid gap-2 text-sm">
          <p className="rounded-md bg-warn-soft p-3 text-warn">{t(`site.occupied-${occupiedBy}`)}</p>
          <p>{t('site.import-how')}</p>
          <code className="block rounded-md border border-line p-3 break-words" dir="ltr">
            npm run site -- import site.tar
          </code>
        </div>
      )}
    </Panel>
  )
}

function ImportForm() {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    const file = form.get('archive')
    const isMissing = !(file instanceof File && file.size > 0)
    setError(isMissing ? t('site.need-file') : undefined)
    if (isMissing) return element.querySelector<HTMLElement>('[name="archive"]')?.focus()
    form.delete('is_sure')
    return run(() => lazyCall(import('#contract/site-archives.ts'), 'importWholeSite', form), t('site.sent'))
  }
  return (
    <form method="post" onSubmit={submit} className="grid max-w-xl gap-4">
      <Field label={t('site.file')} help={t('site.file-help')} required {...(error && { error })}>
        {(control) => (
          <input
            {...control}
            type="file"
            name="archive"
            accept=".tar,application/x-tar"
            className={`${CONTROL_LOOK} h-auto py-2.5`}
          />
        )}
      </Field>
      <Checkbox name="is_sure" value="1" label={t('site.sure')} required />
      {problem && (
        <p role="alert" className="rounded-md bg-bad-soft p-3 text-sm text-bad">
          {problem}
        </p>
      )}
      <div>
        <Button kind="primary" type="submit" busy={isBusy}>
          {t('site.import-go')}
        </Button>
      </div>
    </form>
  )
}
