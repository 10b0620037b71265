import type { Random } from '#demo/random.ts'

const TITLES = [
  '{rooms}-room flat in {city}',
  'Bright home with {rooms} rooms',
  'Quiet flat near the park, {city}',
  'Family home in {city}',
  'Renovated {rooms}-room flat',
  'Top floor flat with a terrace',
  'Corner flat with morning sun',
  'Old town flat, {rooms} rooms',
]

const SENTENCES = [
  'The living room faces south and has large windows over the street.',
  'The kitchen was renewed in {year} and comes with a dishwasher and an oven.',
  'There are {rooms} rooms on one floor, each with built-in wardrobes.',
  'The bathroom has a tub, a window and underfloor heating.',
  'A balcony of {size} square metres looks into a green courtyard.',
  'The underground stops {minutes} minutes away on foot.',
  'Schools, a bakery and a market are around the corner.',
  'The house was built in {year} and has a lift.',
  'A cellar and a parking space belong to the flat.',
  'The floors are oak, sanded and oiled last spring.',
  'Heating is by gas; the boiler was replaced {minutes} months ago.',
  'From the terrace one sees the hills behind {city}.',
  'The neighbours are quiet and have lived here for years.',
  'Windows are double glazed, so the traffic cannot be heard.',
  'It is free from the first of next month.',
  'The bedroom lies to the back and stays cool in summer.',
  'Pets are welcome, and there is room for bicycles in the yard.',
  'The monthly charges are {size} and include water and cleaning.',
  'Fibre is installed, with a small study behind the hall.',
  'The roof was insulated in {year}, which keeps the bills low.',
  'A guest toilet and a pantry complete the plan.',
  'Ceilings are {minutes} hands high and have kept their stucco.',
  'The garden is shared by four parties and has old fruit trees.',
  'Viewings are possible in the evening and at weekends.',
] as const

/** The description of a property: a few features that many properties have. */
export const describeHome = (dice: Random, rooms: number, city: string) =>
  dice
    .sample(SENTENCES, dice.int(5, 8))
    .map((sentence) => filled(dice, sentence, rooms, city))
    .join(' ')

export const titleOf = (dice: Random, rooms: number, city: string) => filled(dice, dice.pick(TITLES), rooms, city)

const filled = (dice: Random, text: string, rooms: number, city: string) =>
  text
    .replace('{rooms}', String(rooms))
    .replace('{city}', city)
    .replace('{year}', String(dice.int(1890, 2024)))
    .replace('{size}', String(dice.int(4, 240)))
    .replace('{minutes}', String(dice.int(2, 18)))

const OTHER_WORDS: Record<string, string> = {
  large: 'big',
  rooms: 'chambers',
  room: 'chamber',
  flat: 'apartment',
  home: 'residence',
  house: 'building',
  quiet: 'calm',
  bright: 'sunny',
  renewed: 'redone',
  comes: 'is equipped',
  street: 'road',
  windows: 'window fronts',
  terrace: 'deck',
  near: 'close to',
  minutes: 'min',
  foot: 'walk',
  market: 'shops',
  built: 'constructed',
  cellar: 'basement',
  parking: 'garage',
  floors: 'flooring',
  neighbours: 'people next door',
  free: 'available',
  bedroom: 'sleeping room',
  lies: 'is',
  cool: 'fresh',
  welcome: 'allowed',
  charges: 'costs',
  monthly: 'running',
  garden: 'green space',
  old: 'mature',
  viewings: 'visits',
  possible: 'offered',
  balcony: 'loggia',
  courtyard: 'yard',
  renovated: 'modernised',
  replaced: 'changed',
}

/** A paraphrase: other words, other order, one feature left out. */
export function reword(dice: Random, text: string): string {
  const sentences = text.split(/(?<=\.) /)
  const kept = sentences.length > 4 ? dice.sample(sentences, sentences.length - 1) : sentences
  return kept
    .map((sentence) =>
      sentence.replace(/[a-z]+/gi, (word) => (dice.chance(0.8) && OTHER_WORDS[word.toLowerCase()]) || word),
    )
    .join(' ')
}
