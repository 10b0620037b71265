import { useText } from '#web/i18n/text.tsx'
import { Field } from '#web/ui/field.tsx'
import type { LoanErrors, TypedLoan } from './read-loan.ts'

interface Props {
  fields: readonly (keyof TypedLoan)[]
  typed: TypedLoan
  faults: LoanErrors
  /** The down payment as a share of the price, once both are valid. */
  downShare: number | null
  onType: (field: keyof TypedLoan, text: string) => void
}

/** The fields of a loan, each with its own error beside it. */
export function LoanFields({ fields, typed, faults, downShare, onType }: Props) {
  const { t, language } = useText()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  return fields.map((field) => {
    const fault = faults[field]
    return (
      <Field
        key={field}
        label={t(`mortgage.${field}`)}
        name={field}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed[field]}
        onChange={(event) => onType(field, event.target.value)}
        error={fault && t(fault.text, { most: fault.most ?? 0 })}
        help={
          field === 'down' && downShare !== null
            ? t('mortgage.down-share', { percent: percent.format(downShare) })
            : undefined
        }
      />
    )
  })
}
