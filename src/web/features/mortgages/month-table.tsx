import { useText } from '#web/i18n/text.tsx'

export interface MonthRow {
  year: number
  /** January is 0. */
  month: number
  principal: number
  interest: number
  balance: number
}

interface Props {
  caption: string
  rows: readonly MonthRow[]
  amount: (hundredths: number) => string
}

/** Months of a schedule; four narrow columns that scroll on the narrowest phones. */
export function MonthTable({ caption, rows, amount }: Props) {
  const { t, language } = useText()
  const name = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="figures w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-ink-soft">
          <tr className="border-b border-line">
            {(['month', 'paid-principal', 'paid-interest', 'balance'] as const).map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`py-2 font-semibold ${index === 0 ? 'pe-3 text-start' : 'ps-3 text-end'}`}
              >
                {t(`mortgage.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ year, month, principal, interest, balance }) => (
            <tr key={`${year} ${month}`} className="border-b border-line">
              <th scope="row" className="py-2.5 pe-3 text-start font-normal whitespace-nowrap">
                {name.format(Date.UTC(year, month))}
              </th>
              <td className="py-2.5 ps-3 text-end whitespace-nowrap">{amount(principal)}</td>
              <td className="py-2.5 ps-3 text-end whitespace-nowrap">{amount(interest)}</td>
              <td className="py-2.5 ps-3 text-end whitespace-nowrap">{amount(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
