import { type FormEvent, useRef, useState } from 'react'
import type { Output } from '#contract/endpoint.ts'
import type { EditableTemplate, previewTemplate } from '#contract/templates-admin.ts'
import { useSave } from '#web/admin/parts/fields/use-save.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
import { SlotList } from './slot-list.tsx'
import { TemplatePreview } from './template-preview.tsx'

/** One message in one language; an empty part keeps the default text. */
interface Worded {
  template: string
  language_code: string
  subject: string
  text: string
  html: string
}

interface Props {
  template: EditableTemplate
  /** The email as it is sent now. */
  sent: Output<typeof previewTemplate>
}

/** One template: edit, preview, send a test, save, and reset to default. */
export function TemplateForm({ template, sent }: Props) {
  const { t } = useText()
  const { save, isBusy, fault, errors } = useSave()
  const form = useRef<HTMLFormElement>(null)
  const [seen, setSeen] = useState(sent)
  const { own, shipped, language_code: code, slots, takes_html } = template
  const isEdited = Object.values(own).some((part) => part !== null)
  const worded = (): Worded => {
    const given = new FormData(form.current!)
    const part = (name: string) => String(given.get(name) ?? '').trim()
    return {
      ...{ template: template.template, language_code: code },
      ...{ subject: part('subject'), text: part('text'), html: part('html') },
    }
  }
  const keep = (words: Worded, done: string) =>
    save(async () => {
      await lazyCall(import('#contract/templates-admin.ts'), 'saveTemplate', words)
      setSeen(await lazyCall(import('#contract/templates-admin.ts'), 'previewTemplate', words))
    }, done)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void keep(worded(), t('templates.saved'))
  }
  const look = () =>
    save(async () => {
      setSeen(await lazyCall(import('#contract/templates-admin.ts'), 'previewTemplate', worded()))
    })
  const test = () =>
    save(async () => {
      toast(
        t('templates.test-sent', {
          address: (await lazyCall(import('#contract/templates-admin.ts'), 'testTemplate', worded())).to,
        }),
        { kind: 'success' },
      )
    })
  const restore = () =>
    keep({ template: template.template, language_code: code, subject: '', text: '', html: '' }, t('templates.restored'))
  const error = (part: string) => (errors[part] ? { error: errors[part] } : {})
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-6">
        <Field
          label={t('templates.subject')}
          name="subject"
          defaultValue={own.subject ?? shipped.subject}
          maxLength={200}
          lang={code}
          dir="auto"
          {...error('subject')}
        />
        <Field label={t('templates.body')} help={t('templates.body-help')} {...error('text')}>
          {(control) => (
            <TextArea
              {...control}
              name="text"
              defaultValue={own.text ?? shipped.text}
              maxLength={5000}
              lang={code}
              dir="auto"
            />
          )}
        </Field>
        {takes_html && (
          <Field label={t('templates.html')} help={t('templates.html-help')} {...error('html')}>
            {(control) => (
              <TextArea
                {...control}
                name="html"
                defaultValue={own.html ?? ''}
                maxLength={20_000}
                lang={code}
                dir="auto"
                spellCheck={false}
              />
            )}
          </Field>
        )}
        <SlotList slots={slots} />
        <FormError fault={fault} />
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" type="submit" busy={isBusy}>
            {t('templates.save')}
          </Button>
          <Button disabled={isBusy} onClick={look}>
            {t('templates.look')}
          </Button>
          <Button icon="mail" disabled={isBusy} onClick={test}>
            {t('templates.test')}
          </Button>
          {isEdited && (
            <Button icon="undo-2" disabled={isBusy} onClick={restore}>
              {t('templates.restore')}
            </Button>
          )}
        </div>
      </form>
      <TemplatePreview mail={seen} code={code} />
    </div>
  )
}
