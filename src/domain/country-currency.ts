import { countryName } from './country-name.ts'

/** Alpha-2 country codes by currency (ISO 3166-1 and ISO 4217). */
const COUNTRIES: Readonly<Record<string, string>> = {
  AED: 'AE',
  AFN: 'AF',
  ALL: 'AL',
  AMD: 'AM',
  AOA: 'AO',
  ARS: 'AR',
  AUD: 'AU CC CX HM KI NF NR TV',
  AWG: 'AW',
  AZN: 'AZ',
  BAM: 'BA',
  BBD: 'BB',
  BDT: 'BD',
  BHD: 'BH',
  BIF: 'BI',
  BMD: 'BM',
  BND: 'BN',
  BOB: 'BO',
  BRL: 'BR',
  BSD: 'BS',
  BTN: 'BT',
  BWP: 'BW',
  BYN: 'BY',
  BZD: 'BZ',
  CAD: 'CA',
  CDF: 'CD',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CRC: 'CR',
  CUP: 'CU',
  CVE: 'CV',
  CZK: 'CZ',
  DJF: 'DJ',
  DKK: 'DK FO GL',
  DOP: 'DO',
  DZD: 'DZ',
  EGP: 'EG',
  ERN: 'ER',
  ETB: 'ET',
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  FJD: 'FJ',
  FKP: 'FK',
  GBP: 'GB GG GS IM JE',
  GEL: 'GE',
  GHS: 'GH',
  GIP: 'GI',
  GMD: 'GM',
  GNF: 'GN',
  GTQ: 'GT',
  GYD: 'GY',
  HKD: 'HK',
  HNL: 'HN',
  HTG: 'HT',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL PS',
  INR: 'IN',
  IQD: 'IQ',
  IRR: 'IR',
  ISK: 'IS',
  JMD: 'JM',
  JOD: 'JO',
  JPY: 'JP',
  KES: 'KE',
  KGS: 'KG',
  KHR: 'KH',
  KMF: 'KM',
  KPW: 'KP',
  KRW: 'KR',
  KWD: 'KW',
  KYD: 'KY',
  KZT: 'KZ',
  LAK: 'LA',
  LBP: 'LB',
  LKR: 'LK',
  LRD: 'LR',
  LSL: 'LS',
  LYD: 'LY',
  MAD: 'EH MA',
  MDL: 'MD',
  MGA: 'MG',
  MKD: 'MK',
  MMK: 'MM',
  MNT: 'MN',
  MOP: 'MO',
  MRU: 'MR',
  MUR: 'MU',
  MVR: 'MV',
  MWK: 'MW',
  MXN: 'MX',
  MYR: 'MY',
  MZN: 'MZ',
  NAD: 'NA',
  NGN: 'NG',
  NIO: 'NI',
  NOK: 'BV NO SJ',
  NPR: 'NP',
  NZD: 'CK NU NZ PN TK',
  OMR: 'OM',
  PAB: 'PA',
  PEN: 'PE',
  PGK: 'PG',
  PHP: 'PH',
  PKR: 'PK',
  PLN: 'PL',
  PYG: 'PY',
  QAR: 'QA',
  RON: 'RO',
  RSD: 'RS',
  RUB: 'RU',
  RWF: 'RW',
  SAR: 'SA',
  SBD: 'SB',
  SCR: 'SC',
  SDG: 'SD',
  SEK: 'SE',
  SGD: 'SG',
  SHP: 'SH',
  SLE: 'SL',
  SOS: 'SO',
  SRD: 'SR',
  SSP: 'SS',
  STN: 'ST',
  SVC: 'SV',
  SYP: 'SY',
  SZL: 'SZ',
  THB: 'TH',
  TJS: 'TJ',
  TMT: 'TM',
  TND: 'TN',
  TOP: 'TO',
  TRY: 'TR',
  TTD: 'TT',
  TWD: 'TW',
  TZS: 'TZ',
  UAH: 'UA',
  UGX: 'UG',
  USD: 'AS BQ EC FM GU IO MH MP PR PW TC TL UM US VG VI ZW',
  UYU: 'UY',
  UZS: 'UZ',
  VES: 'VE',
  VND: 'VN',
  VUV: 'VU',
  WST: 'WS',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XCG: 'CW SX',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XPF: 'NC PF WF',
  YER: 'YE',
  ZAR: 'ZA',
  ZMW: 'ZM',
}

const CURRENCY_OF = new Map(
  Object.entries(COUNTRIES).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
)

/** Currency if neither the country of the account nor the currency of the site is known. */
export const DEFAULT_CURRENCY = 'USD'

/** Currency of a country, given by its alpha-2 code or its English name; null if unknown. */
export function currencyOfCountry(country: string): string | null {
  const known = CURRENCY_OF.get(country.toUpperCase())
  if (known !== undefined || country.length <= 2) return known ?? null
  return byName().get(country.toLowerCase()) ?? null
}

let named: ReadonlyMap<string, string> | undefined

/** Profiles and listings store English country names. */
function byName(): ReadonlyMap<string, string> {
  named ??= new Map([...CURRENCY_OF].map(([code, currency]) => [countryName(code).toLowerCase(), currency]))
  return named
}

interface CurrencyFacts {
  /** Currency chosen by the user. */
  chosen: string | null
  /** Country of the profile; empty if unknown. */
  country: string
  /** Currency of the site; empty if unknown. */
  site: string
  /** Additional currencies in which the site shows prices. */
  offered: readonly string[]
}

/**
 * Pre-selected currency of a profile: the user's choice, else that of the country, each if the site shows it, else that
 * of the site.
 */
export function preselectedCurrency({ chosen, country, site, offered }: CurrencyFacts): string {
  const isShown = (code: string | null): code is string => code !== null && (code === site || offered.includes(code))
  const ofCountry = currencyOfCountry(country)
  if (isShown(chosen)) return chosen
  // A site without a currency shows no additional currencies, so the country decides.
  if (isShown(ofCountry) || (site === '' && ofCountry !== null)) return ofCountry!
  return site || DEFAULT_CURRENCY
}
