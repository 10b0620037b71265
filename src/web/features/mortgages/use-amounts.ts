import { formatPrice } from '#domain/price.ts'
import { useText } from '#web/i18n/text.tsx'
import { priceStyle } from '#web/parts/listing-labels.ts'

export type Money = Parameters<typeof priceStyle>[0]

/** Formats amounts with hundredths, because a loan is calculated exactly. */
export function useAmounts(money: Money): (hundredths: number) => string {
  const { language } = useText()
  const style = { ...priceStyle(money, language), withSuffix: false }
  return (hundredths) => formatPrice(hundredths / 100, style)
}
