import type { WebSettings } from '#contract/settings.ts'
import { useText } from '#web/i18n/text.tsx'

/** The bank details; each value can be selected and copied as a whole. */
export function BankDetails({ details }: { details: WebSettings['bank_details'] }) {
  const { t } = useText()
  if (details.length === 0) return <p role="alert">{t('payments.bank-no-details')}</p>
  return (
    <section aria-label={t('payments.bank-details')} className="rounded-lg border border-line p-4">
      <dl className="grid gap-3 text-sm">
        {details.map(({ title, translated_title, value }) => (
          <div key={title} className="grid gap-0.5">
            <dt className="text-ink-soft">{translated_title || title}</dt>
            <dd className="figures font-medium wrap-anywhere select-all">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
