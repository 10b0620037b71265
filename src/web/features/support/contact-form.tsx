import { useState } from 'react'
import type { contactUs } from '#contract/support.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { ActionField } from '#web/parts/action-form.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

/** The contact form. */
export function ContactForm() {
  const { t } = useText()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { errors, fault, busy, values, onSubmit } = useForm<typeof contactUs>(
    async () => (await import('#contract/support.ts')).contactUs,
    async (input) => {
      await lazyCall(import('#contract/support.ts'), 'contactUs', input)
      setSentTo(input.email)
    },
    {},
    'contact',
  )
  if (sentTo)
    return (
      <div role="status" className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-6">
        <h2 className="text-lg">{t('contact.sent-title')}</h2>
        <p className="text-ink-soft">{t('contact.sent-text', { email: sentTo })}</p>
        <Button onClick={() => setSentTo(null)}>{t('contact.another')}</Button>
      </div>
    )
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-5">
      <ActionField action="contact" />
      <FormError fault={fault} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('contact.first-name')}
          name="first_name"
          defaultValue={values.first_name}
          autoComplete="given-name"
          error={errors.first_name}
          required
        />
        <Field
          label={t('contact.last-name')}
          name="last_name"
          defaultValue={values.last_name}
          autoComplete="family-name"
          error={errors.last_name}
          required
        />
      </div>
      <Field
        label={t('contact.email')}
        name="email"
        defaultValue={values.email}
        type="email"
        autoComplete="email"
        help={t('contact.email-help')}
        error={errors.email}
        required
      />
      <Field
        label={t('contact.subject')}
        name="subject"
        defaultValue={values.subject}
        maxLength={200}
        error={errors.subject}
        required
      />
      <Field label={t('contact.message')} error={errors.message} required>
        {(control) => <TextArea {...control} name="message" defaultValue={values.message} rows={7} maxLength={5000} />}
      </Field>
      {/* Honeypot: bots fill in every field; users and assistive technology never reach this one. */}
      <div aria-hidden="true" className="sr-only">
        <label>
          {t('contact.leave-empty')}
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <div>
        <Button kind="primary" type="submit" icon="mail" busy={busy}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  )
}
