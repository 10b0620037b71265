/** Price format of the site; the currency determines the tiers, the symbol is configured. */
export interface PriceStyle {
  symbol: string
  /** ISO 4217, such as `INR`. */
  currency: string
  /** Whether large amounts are shortened: the setting `number_with_suffix`. */
  withSuffix: boolean
  /** BCP 47 tag that determines digits and grouping. */
  language?: string
}

interface Tier {
  from: number
  suffix: string
}

const SOUTH_ASIAN: readonly Tier[] = [
  { from: 10_000_000, suffix: ' Cr' },
  { from: 100_000, suffix: ' L' },
  { from: 1_000, suffix: 'K' },
]
const EAST_ASIAN: readonly Tier[] = [
  { from: 100_000_000, suffix: '億' },
  { from: 10_000, suffix: '万' },
]
const WESTERN: readonly Tier[] = [
  { from: 1_000_000_000, suffix: 'B' },
  { from: 1_000_000, suffix: 'M' },
  { from: 1_000, suffix: 'K' },
]

const TIERS: Readonly<Record<string, readonly Tier[]>> = {
  INR: SOUTH_ASIAN,
  BDT: SOUTH_ASIAN,
  NPR: SOUTH_ASIAN,
  PKR: SOUTH_ASIAN,
  LKR: SOUTH_ASIAN,
  JPY: EAST_ASIAN,
  CNY: EAST_ASIAN,
  KRW: EAST_ASIAN,
}

/**
 * Formats a price by the conventions of its currency: `₹1.25 Cr`, `¥3.20億`, `$1.25M`; in full `$110,000` and
 * `$1,900.50`.
 */
export function formatPrice(amount: number, { symbol, currency, withSuffix, language = 'en' }: PriceStyle): string {
  const tier = withSuffix ? tierOf(amount, TIERS[currency] ?? WESTERN) : undefined
  const value = tier ? amount / tier.from : amount
  const decimals = tier || hasCents(amount) ? { least: 2, most: 2 } : { least: 0, most: 0 }
  const shown = digits(Math.abs(value), grouping(language, currency), decimals)
  return `${amount < 0 ? '-' : ''}${symbol}${shown}${tier?.suffix ?? ''}`
}

/** Compact format for a map pin, whatever the setting: `$485K`, `$12.5K`, `₹1.25 Cr`. */
export function shortPrice(amount: number, { symbol, currency, language = 'en' }: PriceStyle): string {
  const tier = tierOf(amount, TIERS[currency] ?? WESTERN)
  const value = Math.abs(tier ? amount / tier.from : amount)
  const most = value >= 100 ? 0 : value >= 10 ? 1 : 2
  const shown = digits(value, grouping(language, currency), { least: 0, most })
  return `${amount < 0 ? '-' : ''}${symbol}${shown}${tier?.suffix ?? ''}`
}

/** True if the amount, rounded to two decimals, is not whole. */
const hasCents = (amount: number) => Math.round(Math.abs(amount) * 100) % 100 !== 0

/** Compares the rounded amount: 999,999 is shown as 1.00M, never as 1000.00K. */
function tierOf(amount: number, tiers: readonly Tier[]): Tier | undefined {
  return tiers.find(({ from }, index) => {
    const below = tiers[index + 1]?.from ?? 1
    return Math.round((Math.abs(amount) / below) * 100) / 100 >= from / below
  })
}

/** English uses lakh and crore grouping for currencies of the Indian subcontinent. */
const grouping = (language: string, currency: string) =>
  language === 'en' && TIERS[currency] === SOUTH_ASIAN ? 'en-IN' : language

const formats = new Map<string, Intl.NumberFormat>()

function digits(value: number, language: string, { least, most }: { least: number; most: number }): string {
  const key = `${language} ${least} ${most}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: most })
    formats.set(key, format)
  }
  return format.format(value)
}
