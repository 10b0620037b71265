import { type ReactNode, useState } from 'react'
import { type CountryCosts, costsOf } from '#domain/buying-costs.ts'
import { type Loan, scheduleOf } from '#domain/mortgage.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { BuyingCosts } from './buying-costs.tsx'
import { LoanFields } from './loan-fields.tsx'
import { LoanSchedule } from './loan-schedule.tsx'
import { LoanSummary } from './loan-summary.tsx'
import { readLoan, type TypedLoan } from './read-loan.ts'
import { type Money, useAmounts } from './use-amounts.ts'
import './mortgage.css'

interface Props {
  initial: TypedLoan & { country: string }
  countries: readonly CountryCosts[]
  money: Money
  /** The server's month, so that server and browser write the same schedule. */
  start: { year: number; month: number }
  /** The user's package includes the full schedule. */
  isOpen: boolean
  gate: ReactNode
}

const withoutExtra = ({ principal, yearlyRate, months }: Loan): Loan => ({ principal, yearlyRate, months })

/** The whole calculator. Its form requests a new page without script, and updates on every key with it. */
export function Calculator({ initial, countries, money, start, isOpen, gate }: Props) {
  const { t, language } = useText()
  const [typed, setTyped] = useState<TypedLoan>(initial)
  const [country, setCountry] = useState(initial.country)
  const amount = useAmounts(money)
  const { loan, price, down, faults } = readLoan(typed, language)
  const onType = (field: keyof TypedLoan, text: string) => setTyped((now) => ({ ...now, [field]: text }))
  const shared = { typed, faults, onType, downShare: price ? down / price : null }
  const costs = countries.find((one) => one.country === country) ?? null
  const hasExtra = Boolean(loan && (loan.extraMonthly || loan.once))
  const schedule = loan && scheduleOf(loan)
  const plain = loan && hasExtra ? scheduleOf(withoutExtra(loan)) : null
  const runningCosts = costs && price ? Math.round(costsOf(price, costs.yearly).total / 12) : 0
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return (
    <div className="grid gap-12">
      <div className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <form
          method="get"
          action={paths.mortgage()}
          aria-label={t('mortgage.numbers')}
          className="grid content-start gap-4"
        >
          <LoanFields fields={['price', 'down']} {...shared} />
          <div className="grid grid-cols-2 items-start gap-4">
            <LoanFields fields={['rate', 'years']} {...shared} />
          </div>
          <Field label={t('mortgage.country')}>
            {(control) => (
              <Select
                {...control}
                name="country"
                value={country}
                placeholder={t('mortgage.no-country')}
                options={countries
                  .map((one) => ({ value: one.country, label: names.of(one.country) ?? one.country }))
                  .toSorted((a, b) => a.label.localeCompare(b.label, language))}
                onChange={(event) => setCountry(event.target.value)}
              />
            )}
          </Field>
          <fieldset className="mt-2 grid gap-4 border-t border-line pt-4">
            <legend className="sr-only">{t('mortgage.extra-title')}</legend>
            <p aria-hidden="true" className="text-sm font-semibold text-ink-soft">
              {t('mortgage.extra-title')}
            </p>
            <LoanFields fields={['extra']} {...shared} />
            <div className="grid grid-cols-2 items-start gap-4">
              <LoanFields fields={['once', 'after']} {...shared} />
            </div>
          </fieldset>
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button type="submit" kind="primary">
              {t('mortgage.show')}
            </Button>
            <Button icon="printer" onClick={() => window.print()}>
              {t('mortgage.print')}
            </Button>
          </div>
        </form>
        {loan && schedule ? (
          <LoanSummary {...{ loan, schedule, plain, start, runningCosts, amount }} />
        ) : (
          <p role="status" className="rounded-lg border border-line bg-surface p-6 text-ink-soft">
            {t('mortgage.fix')}
          </p>
        )}
      </div>
      {costs && price && <BuyingCosts costs={costs} price={price} down={down} amount={amount} />}
      {loan && schedule && <LoanSchedule {...{ loan, schedule, start, amount, isOpen, gate }} />}
    </div>
  )
}
