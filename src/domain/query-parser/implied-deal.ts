import type { SearchQuery } from '../search-query.ts'

/** In US dollars: hardly any rent is higher, and hardly any price lower. */
const HIGHEST_RENT = 20_000

/** Units that are worth about one US dollar, to the nearest order of magnitude; currencies that are not listed are close to it. */
const UNITS_PER_DOLLAR: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    10: 'BRL CNY DKK EGP GHS HKD MAD MXN NOK QAR SAR SEK TRY TWD UAH ZAR ZMW',
    100: 'ARS BDT CVE DZD ETB HUF INR ISK JPY KES LKR NPR PHP PKR RSD RUB THB XPF',
    1000: 'AMD AOA CLP COP CRC IQD KRW KZT MMK MNT NGN RWF TZS UGX XAF XOF YER',
    10000: 'GNF IDR KHR LAK LBP MGA PYG SLL UZS VND IRR',
  }).flatMap(([units, codes]) => codes.split(' ').map((code) => [code, Number(units)])),
)

/** Buy or rent, as the price of a search implies it in the currency of the site. */
export function impliedDeal(
  { type, min_price, max_price }: SearchQuery,
  currency: string,
): 'sell' | 'rent' | undefined {
  const price = max_price ?? min_price
  if (type !== undefined || price === undefined) return undefined
  return price > HIGHEST_RENT * (UNITS_PER_DOLLAR[currency] ?? 1) ? 'sell' : 'rent'
}
