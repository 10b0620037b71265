/** Sources of the unit sizes: documents and authorities, as cited. */
export const AREA_SOURCES = {
  si: 'BIPM, The International System of Units, 9th edition (2019)',
  yard: 'International yard and pound agreement (1959)',
  india: 'Department of Land Resources, Government of India, land units by state',
  punjab: 'Punjab land revenue settlement: a karam of 66 inches, nine square karam to the marla',
  'punjab-housing': 'Housing schemes of Punjab: a marla of 25 square yards',
  bengal: 'Land records of Bangladesh and West Bengal: a katha of 720 square feet',
  nepal: 'Survey Department of Nepal, ropani and bigha systems',
  rod: 'Survey Department of Sri Lanka: the perch is a square rod of 16.5 feet',
  japan: 'Weights and Measures Act of Japan (1891): a shaku of 10/33 metre',
  korea: 'Weights and measures of Korea (1909): a cheok of 10/33 metre',
  taiwan: 'Bureau of Standards, Metrology and Inspection, Taiwan: a ping of 400/121 square metres',
  china: 'State Council of China (1959): fifteen mu to the hectare',
  thailand: 'Weights and Measures Act of Thailand, B.E. 2466 (1923): a wa of two metres',
  egypt: 'FAO country tables, Egypt: 24 qirat to the feddan of 4,200.83 square metres',
  dunam: 'Metric dunam of Israel, Jordan, Lebanon, Syria and Turkey: 1,000 square metres',
  brazil: 'INCRA, agrarian measures of Brazil',
} as const
export type AreaSource = keyof typeof AREA_SOURCES

const SQUARE_FOOT = 0.092_903_04
const TSUBO = 400 / 121

interface Unit {
  squareMetres: number
  /** Alpha-2 country code, or `world`. */
  group: string
  /** Name of the unit; several sizes may share one. */
  word: string
  /** Region in which the unit has this size. */
  region?: string
  source: AreaSource
}

const unit = (group: string, word: string, squareMetres: number, source: AreaSource, region?: string): Unit => ({
  group,
  word,
  squareMetres,
  source,
  ...(region && { region }),
})
const feet = (group: string, word: string, squareFeet: number, source: AreaSource, region?: string) =>
  unit(group, word, squareFeet * SQUARE_FOOT, source, region)

/**
 * Units of area used for land and buildings. A bigha, a katha and a marla differ by region, so each region has its own.
 */
const UNITS = {
  'square-metre': unit('world', 'square-metre', 1, 'si'),
  'square-foot': feet('world', 'square-foot', 1, 'yard'),
  'square-yard': feet('world', 'square-yard', 9, 'yard'),
  are: unit('world', 'are', 100, 'si'),
  acre: feet('world', 'acre', 43_560, 'yard'),
  hectare: unit('world', 'hectare', 10_000, 'si'),
  'square-kilometre': unit('world', 'square-kilometre', 1_000_000, 'si'),
  'square-mile': feet('world', 'square-mile', 27_878_400, 'yard'),
  gaj: feet('IN', 'gaj', 9, 'india'),
  cent: feet('IN', 'cent', 435.6, 'india'),
  guntha: feet('IN', 'guntha', 1_089, 'india'),
  ground: feet('IN', 'ground', 2_400, 'india', 'tamil-nadu'),
  ankanam: feet('IN', 'ankanam', 72, 'india', 'andhra-pradesh'),
  bigha: feet('IN', 'bigha', 27_225, 'india', 'pucca'),
  'bigha-rajasthan-kachha': feet('IN', 'bigha', 17_424, 'india', 'rajasthan-kachha'),
  'bigha-gujarat': feet('IN', 'bigha', 17_424, 'india', 'gujarat'),
  'bigha-uttar-pradesh': feet('IN', 'bigha', 27_000, 'india', 'uttar-pradesh'),
  'bigha-madhya-pradesh': feet('IN', 'bigha', 12_000, 'india', 'madhya-pradesh'),
  'bigha-punjab': feet('IN', 'bigha', 9_070, 'india', 'punjab'),
  'bigha-himachal': feet('IN', 'bigha', 8_712, 'india', 'himachal-pradesh'),
  'bigha-uttarakhand': feet('IN', 'bigha', 6_804, 'india', 'uttarakhand'),
  'bigha-assam': feet('IN', 'bigha', 14_400, 'india', 'assam'),
  'bigha-west-bengal': feet('IN', 'bigha', 14_400, 'bengal', 'west-bengal'),
  katha: feet('IN', 'katha', 1_361.25, 'india', 'bihar'),
  'katha-assam': feet('IN', 'katha', 2_880, 'india', 'assam'),
  'katha-west-bengal': feet('IN', 'katha', 720, 'bengal', 'west-bengal'),
  'marla-india': feet('IN', 'marla', 272.25, 'punjab'),
  'kanal-india': feet('IN', 'kanal', 5_445, 'punjab'),
  marla: feet('PK', 'marla', 272.25, 'punjab'),
  kanal: feet('PK', 'kanal', 5_445, 'punjab'),
  'marla-housing': feet('PK', 'marla', 225, 'punjab-housing', 'housing'),
  'kanal-housing': feet('PK', 'kanal', 4_500, 'punjab-housing', 'housing'),
  decimal: feet('BD', 'decimal', 435.6, 'bengal'),
  'katha-bangladesh': feet('BD', 'katha', 720, 'bengal'),
  'bigha-bangladesh': feet('BD', 'bigha', 14_400, 'bengal'),
  aana: feet('NP', 'aana', 342.25, 'nepal'),
  ropani: feet('NP', 'ropani', 5_476, 'nepal'),
  dhur: feet('NP', 'dhur', 182.25, 'nepal'),
  kattha: feet('NP', 'katha', 3_645, 'nepal'),
  'bigha-nepal': feet('NP', 'bigha', 72_900, 'nepal'),
  perch: feet('LK', 'perch', 272.25, 'rod'),
  tsubo: unit('JP', 'tsubo', TSUBO, 'japan'),
  pyeong: unit('KR', 'pyeong', TSUBO, 'korea'),
  ping: unit('TW', 'ping', TSUBO, 'taiwan'),
  mu: unit('CN', 'mu', 2_000 / 3, 'china'),
  'square-wah': unit('TH', 'square-wah', 4, 'thailand'),
  ngan: unit('TH', 'ngan', 400, 'thailand'),
  rai: unit('TH', 'rai', 1_600, 'thailand'),
  qirat: unit('EG', 'qirat', 4_200.833_33 / 24, 'egypt'),
  feddan: unit('EG', 'feddan', 4_200.833_33, 'egypt'),
  dunam: unit('TR', 'dunam', 1_000, 'dunam'),
  'alqueire-paulista': unit('BR', 'alqueire', 24_200, 'brazil', 'sao-paulo'),
  'alqueire-mineiro': unit('BR', 'alqueire', 48_400, 'brazil', 'minas-gerais'),
} as const satisfies Record<string, Unit>
export type AreaUnit = keyof typeof UNITS
export const AREA_UNITS = Object.keys(UNITS) as AreaUnit[]

/** Definition of a unit. */
export const areaUnit = (id: AreaUnit): Unit => UNITS[id]

/** Parses a unit id; null if it is unknown. */
export const readAreaUnit = (text: string | null): AreaUnit | null => AREA_UNITS.find((id) => id === text) ?? null

/** Converts an area to another unit, unrounded. */
export const convertArea = (value: number, from: AreaUnit, to: AreaUnit) =>
  (value * UNITS[from].squareMetres) / UNITS[to].squareMetres
