import type { PropertyCard } from '#contract/objects.ts'
import type { WebSettings } from '#contract/settings.ts'
import { formatPrice, type PriceStyle } from '#domain/price.ts'
import { useText } from '#web/i18n/text.tsx'
import type { TextKey, Translate } from '#web/i18n/translate.ts'

/** What listings say, worked out once per list instead of once per card. */
export interface ListingWords {
  t: Translate
  price: (amount: number, rentduration?: string | null) => string
  facts: (facts: PropertyCard['facts']) => string
  today: number
}

type Money = Pick<WebSettings, 'currency_symbol' | 'number_with_suffix' | 'selected_currency_data'>

const PER: Record<string, TextKey> = {
  daily: 'price.daily',
  monthly: 'price.monthly',
  quarterly: 'price.quarterly',
  yearly: 'price.yearly',
}

export function useListingWords(money: Money): ListingWords {
  const { t, language } = useText()
  return listingWords(t, priceStyle(money, language))
}

/** How this site writes money in this language. */
export const priceStyle = (money: Money, language: string): PriceStyle => ({
  symbol: money.currency_symbol || money.selected_currency_data.symbol,
  currency: money.selected_currency_data.code,
  withSuffix: money.number_with_suffix === '1',
  language,
})

export function listingWords(t: Translate, style: PriceStyle): ListingWords {
  return {
    t,
    price: (amount, rentduration) => {
      const per = rentduration && PER[rentduration.toLowerCase()]
      const price = formatPrice(amount, style)
      return per ? t(per, { price }) : price
    },
    facts: ({ bedrooms, bathrooms, area }) => {
      const parts: string[] = []
      if (bedrooms) parts.push(t('facts.beds', { count: bedrooms }))
      if (bathrooms) parts.push(t('facts.baths', { count: bathrooms }))
      if (area) parts.push(t('facts.area', { area: Math.round(area) }))
      return parts.join(' · ')
    },
    today: Date.now(),
  }
}
