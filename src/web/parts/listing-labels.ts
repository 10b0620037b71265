import type { PropertyCard } from '#contract/objects.ts'
import type { WebSettings } from '#contract/settings.ts'
import { formatPrice, type PriceStyle, shortPrice } from '#domain/price.ts'
import { useText } from '#web/i18n/text.tsx'
import type { TextKey, Translate } from '#web/i18n/translate.ts'

/** Labels of listings. Prices and key facts are cached, because pages repeat the same values. */
export interface ListingLabels {
  t: Translate
  price: (amount: number, rentduration?: string | null) => string
  /** The approximate amount in the visitor's chosen currency, or null without one. */
  approximately: (amount: number) => string | null
  facts: (facts: PropertyCard['facts']) => string
  /** The current time. */
  readonly today: number
}

type Money = Pick<WebSettings, 'currency_symbol' | 'number_with_suffix' | 'selected_currency_data'> & {
  display_currency?: WebSettings['display_currencies'][number] | null
}

const PER: Record<string, TextKey> = {
  daily: 'price.daily',
  monthly: 'price.monthly',
  quarterly: 'price.quarterly',
  yearly: 'price.yearly',
}

export function useListingLabels(money: Money): ListingLabels {
  const { t, language } = useText()
  return wordsOf(t, priceStyle(money, language), money.display_currency ?? null)
}

/** Cached per language until the price settings change. */
const made = new WeakMap<Translate, { style: string; words: ListingLabels }>()

function wordsOf(t: Translate, style: PriceStyle, beside: Beside): ListingLabels {
  const key = `${style.currency} ${style.symbol} ${style.withSuffix} ${beside?.code} ${beside?.rate}`
  const known = made.get(t)
  if (known?.style === key) return known.words
  const words = listingLabels(t, style, beside)
  made.set(t, { style: key, words })
  return words
}

/** The money format of this site in this language. */
export const priceStyle = (money: Money, language: string): PriceStyle => ({
  symbol: money.currency_symbol || money.selected_currency_data.symbol,
  currency: money.selected_currency_data.code,
  withSuffix: money.number_with_suffix === '1',
  language,
})

type Beside = WebSettings['display_currencies'][number] | null

export function listingLabels(t: Translate, style: PriceStyle, beside: Beside = null): ListingLabels {
  const prices = new Map<string, string>()
  const lines = new Map<string, string>()
  return {
    t,
    price: (amount, rentduration) =>
      recall(prices, `${amount} ${rentduration}`, () => {
        const per = rentduration && PER[rentduration.toLowerCase()]
        const price = formatPrice(amount, style)
        return per ? t(per, { price }) : price
      }),
    approximately: (amount) =>
      beside &&
      t('price.about', {
        price: shortPrice(amount * beside.rate, { ...style, symbol: beside.symbol, currency: beside.code }),
      }),
    facts: ({ bedrooms, bathrooms, area }) =>
      recall(lines, `${bedrooms} ${bathrooms} ${area}`, () => {
        const parts: string[] = []
        if (bedrooms) parts.push(t('facts.beds', { count: bedrooms }))
        if (bathrooms) parts.push(t('facts.baths', { count: bathrooms }))
        if (area) parts.push(t('facts.area', { area: Math.round(area) }))
        return parts.join(' · ')
      }),
    get today() {
      return Date.now()
    },
  }
}

const AT_MOST = 5000

function recall(texts: Map<string, string>, key: string, write: () => string): string {
  const known = texts.get(key)
  if (known !== undefined) return known
  if (texts.size >= AT_MOST) texts.clear()
  const text = write()
  texts.set(key, text)
  return text
}
