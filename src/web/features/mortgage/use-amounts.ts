import { formatPrice } from '#domain/price.ts'
import { useText } from '#web/i18n/text.tsx'
import { priceStyle } from '#web/parts/listing-words.ts'

export type Money = Parameters<typeof priceStyle>[0]

/** Writes hundredths in full, since a loan is reckoned to the last of them. */
export function useAmounts(money: Money): (hundredths: number) => string {
  const { language } = useText()
  const style = { ...priceStyle(money, language), withSuffix: false }
  return (hundredths) => formatPrice(hundredths / 100, style)
}
