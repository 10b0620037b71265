import { useState } from 'react'
import type { sendEnquiry } from '#contract/enquiries.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormFault } from '#web/parts/form-fault.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import '#web/i18n/enquiries/pack.ts'
import '#web/i18n/form/pack.ts'

const calls = () => import('./calls.ts')
const FORM = 'enquiry'

/** A question about a home from somebody without an account. */
export function EnquiryDialog({ home, onClose }: { home: { id: number; title: string }; onClose: () => void }) {
  const { t } = useText()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { errors, fault, busy, onSubmit } = useForm<typeof sendEnquiry>(
    async () => (await calls()).enquiry,
    async (input) => {
      await (await calls()).ask(input)
      setSentTo(input.email)
    },
    { property_id: home.id },
  )
  if (sentTo !== null)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('enquiry.sent-title')}
        actions={
          <Button kind="primary" onClick={onClose}>
            {t('enquiry.close')}
          </Button>
        }
      >
        <p role="status">{t('enquiry.sent-text', { email: sentTo })}</p>
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('enquiry.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('enquiry.not-now')}</Button>
          <Button kind="primary" type="submit" form={FORM} icon="mail" busy={busy}>
            {t('enquiry.send')}
          </Button>
        </>
      }
    >
      <form id={FORM} method="post" onSubmit={onSubmit} noValidate className="grid gap-5">
        <p className="font-semibold">
          <bdi>{home.title}</bdi>
        </p>
        <FormFault fault={fault} />
        <Field label={t('enquiry.name')} name="name" autoComplete="name" maxLength={100} error={errors.name} required />
        <Field
          label={t('enquiry.email')}
          name="email"
          type="email"
          autoComplete="email"
          help={t('enquiry.email-help')}
          error={errors.email}
          required
        />
        <Field label={t('enquiry.message')} error={errors.message} required>
          {(control) => <TextArea {...control} name="message" rows={5} maxLength={2000} />}
        </Field>
        {/* Programs fill in every field; people and their helpers never come here. */}
        <div aria-hidden="true" className="sr-only">
          <label>
            {t('enquiry.leave-empty')}
            <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
        <div className="grid gap-1">
          <Checkbox
            name="consent"
            value="1"
            required
            aria-invalid={errors.consent ? true : undefined}
            aria-describedby={errors.consent ? 'consent-error' : undefined}
            label={
              <span>
                {t('enquiry.consent')}{' '}
                <a href={paths.privacy()} target="_blank" rel="noreferrer" className="text-link">
                  {t('enquiry.privacy')}
                </a>
              </span>
            }
          />
          {errors.consent && (
            <p id="consent-error" className="flex items-start gap-1.5 text-xs font-medium text-bad">
              <Icon name="circle-exclamation-point" size={16} className="mt-px shrink-0" />
              {t('enquiry.consent-needed')}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  )
}
