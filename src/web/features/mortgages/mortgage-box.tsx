import { useState } from 'react'
import { scheduleOf } from '#domain/mortgage.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { LoanFields } from './loan-fields.tsx'
import { LoanSummary } from './loan-summary.tsx'
import { readLoan, type TypedLoan, usualLoan } from './read-loan.ts'
import { type Money, useAmounts } from './use-amounts.ts'
import '#web/i18n/mortgages/pack.ts'

interface Props {
  price: number
  /** Its English name. */
  country: string
  money: Money
  now: number
}

/** The calculator of a listing: its price, and the three most edited fields. */
export function MortgageBox({ price, country, money, now }: Props) {
  const { t, language } = useText()
  const [typed, setTyped] = useState<TypedLoan>(() => usualLoan(price))
  const amount = useAmounts(money)
  const read = readLoan(typed, language)
  const { loan, faults } = read
  const date = new Date(now)
  const start = { year: date.getUTCFullYear(), month: date.getUTCMonth() }
  const onType = (field: keyof TypedLoan, text: string) => setTyped({ ...typed, [field]: text })
  const downShare = read.price ? read.down / read.price : null
  const { price: typedPrice, down, rate, years } = typed
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <LoanFields fields={['down', 'rate', 'years']} {...{ typed, faults, downShare, onType }} />
      </div>
      {loan ? (
        <LoanSummary
          loan={loan}
          schedule={scheduleOf(loan)}
          plain={null}
          start={start}
          runningCosts={0}
          amount={amount}
        />
      ) : (
        <p role="status" className="rounded-lg border border-line bg-surface p-6 text-ink-soft">
          {t('mortgage.fix')}
        </p>
      )}
      <a
        href={paths.mortgage(new URLSearchParams({ price: typedPrice, down, rate, years, country }).toString())}
        className="justify-self-start py-2 text-sm text-link"
      >
        {t('mortgage.box-open')}
      </a>
    </div>
  )
}
