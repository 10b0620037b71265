import { type FormEvent, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { RECEIPT_TYPES, type ReceiptError, receiptError } from './receipt-check.ts'
import { useOnce } from './use-once.ts'

interface Props {
  send: (receipt: File) => Promise<unknown>
  onSent: () => void
}

/** The bank's receipt as a file, checked before it is sent. */
export function ReceiptForm({ send, onSent }: Props) {
  const { t } = useText()
  const { busy, fault, run } = useOnce()
  const [wrong, setWrong] = useState<ReceiptError | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const file = new FormData(element).get('file')
    const receipt = file instanceof File ? file : null
    const found = receiptError(receipt)
    setWrong(found)
    if (found || !receipt) return element.querySelector<HTMLElement>('[name="file"]')?.focus()
    return run(async () => {
      await send(receipt)
      onSent()
      return false
    })
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <FormError fault={fault} />
      <Field
        label={t('payments.receipt-file')}
        help={t('payments.receipt-help')}
        required
        {...(wrong && { error: t(`payments.receipt-${wrong}`) })}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            accept={RECEIPT_TYPES}
            onChange={({ target }) => setWrong(receiptError(target.files?.[0] ?? null))}
            className="min-h-11 w-full text-sm file:me-4 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-edge file:bg-surface file:px-5 file:font-semibold file:text-ink"
          />
        )}
      </Field>
      <div>
        <Button kind="primary" type="submit" busy={busy}>
          {t('payments.send-receipt')}
        </Button>
      </div>
    </form>
  )
}
