import { useState } from 'react'
import type { sendEnquiry } from '#contract/enquiries.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'
import '#web/i18n/enquiries/pack.ts'
import '#web/i18n/form/pack.ts'

const FORM = 'enquiry'

/** An enquiry about a listing from a visitor without an account. */
export function EnquiryDialog({ home, onClose }: { home: { id: number; title: string }; onClose: () => void }) {
  const { t } = useText()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { errors, fault, busy, values, onSubmit } = useForm<typeof sendEnquiry>(
    async () => (await import('#contract/enquiries.ts')).sendEnquiry,
    async (input) => {
      await lazyCall(import('#contract/enquiries.ts'), 'sendEnquiry', input)
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
        <FormError fault={fault} />
        <EnquiryFields home={home} errors={errors} values={values} />
      </form>
    </Dialog>
  )
}
