import { type FormEvent, useState } from 'react'
import { type Client, MAX_CLIENT_FILE_KILOBYTES } from '#domain/client-texts.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { CONTROL_LOOK } from '#web/ui/control-look.ts'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'

/** Uploads the English language file of a client; a bad file shows its problem at the field. */
export function UploadForm({ client, name }: { client: Client; name: string }) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    const file = form.get('file')
    const isWithout = !(file instanceof File && file.size > 0)
    setMissing(isWithout)
    if (isWithout) return element.querySelector<HTMLElement>('[name="file"]')?.focus()
    form.set('client', client)
    return run(async () => {
      const { added, changed, removed } = await lazyCall(import('#contract/client-texts.ts'), 'uploadClientFile', form)
      toast(t('clients.uploaded', { added, changed, removed }), { kind: 'success' })
    })
  }
  const error = isMissing ? t('clients.need-file') : problem
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      aria-label={t('clients.upload-named', { client: name })}
      className="grid gap-3"
    >
      <Field
        label={t('clients.file')}
        help={t('clients.file-help', { size: MAX_CLIENT_FILE_KILOBYTES })}
        required
        {...(error && { error })}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            accept=".json,application/json"
            className={`${CONTROL_LOOK} h-auto py-2.5`}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={isBusy} aria-label={t('clients.upload-named', { client: name })}>
          {t('clients.upload')}
        </Button>
      </div>
    </form>
  )
}
