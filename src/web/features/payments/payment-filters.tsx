import { Form } from 'react-router'
import { PAYMENT_STATUSES, PAYMENT_TYPES } from '#domain/payment-status.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TYPE_TEXTS } from './payments-table.tsx'

/** Filters the list by its address, so that it works without script and can be bookmarked. */
export function PaymentFilters({ type, status }: { type: string; status: string }) {
  const { t } = useText()
  return (
    <Form method="get" className="grid w-full items-end gap-4 sm:max-w-xl sm:grid-cols-[1fr_1fr_auto]">
      <Field label={t('payments.filter-type')}>
        {(control) => (
          <Select
            {...control}
            name="type"
            defaultValue={type}
            placeholder={t('payments.filter-any')}
            options={PAYMENT_TYPES.map((value) => ({ value, label: t(TYPE_TEXTS[value]) }))}
          />
        )}
      </Field>
      <Field label={t('payments.filter-status')}>
        {(control) => (
          <Select
            {...control}
            name="status"
            defaultValue={status}
            placeholder={t('payments.filter-any')}
            options={PAYMENT_STATUSES.map((value) => ({ value, label: t(`payments.is-${value}`) }))}
          />
        )}
      </Field>
      <Button type="submit">{t('payments.filter-go')}</Button>
    </Form>
  )
}
