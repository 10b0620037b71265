import { formatPrice } from '#domain/price.ts'
import type { SharedHome } from './queries.ts'

type Texts = Readonly<Record<string, string>>

/** Text of the link-preview picture, in the site's default language. */
export function cardText(home: SharedHome, texts: Texts) {
  const settings = home.settings ?? {}
  const language = settings.default_language ?? 'en'
  const price = formatPrice(home.price, {
    symbol: settings.currency_symbol ?? '$',
    currency: settings.currency_code ?? 'USD',
    withSuffix: settings.number_with_suffix === '1',
    language,
  })
  const per = home.rentDuration && texts[`price.${home.rentDuration.toLowerCase()}`]
  const numbers = new Intl.NumberFormat(language)
  const fact = (key: string, slot: string, value: number | null) =>
    value && texts[key] ? [texts[key].replace(`{${slot}}`, numbers.format(value))] : []
  return {
    price: per ? per.replace('{price}', price) : price,
    facts: [
      ...fact('facts.beds', 'count', home.bedrooms),
      ...fact('facts.baths', 'count', home.bathrooms),
      ...fact('facts.area', 'area', home.area),
    ].join(' · '),
    place: [home.city, home.country].filter(Boolean).join(home.isRtl ? '، ' : ', '),
    siteName: settings.company_name ?? 'Lintel',
    direction: home.isRtl ? ('rtl' as const) : ('ltr' as const),
  }
}
