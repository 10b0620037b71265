import type { DistanceUnit } from '#domain/distance.ts'
import type { TextKey } from '#web/i18n/translate.ts'
import { DETAIL_NAMES, detailLabel, detailText } from '#web/parts/detail-fields.ts'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { placeLine } from '#web/parts/place-line.tsx'
import { bestOf, isComparable } from './best.ts'
import type { ComparedHome } from './view.ts'

export interface Cell {
  text: string
  /** A document to open instead of a text. */
  href?: string
}

/** One attribute with the value of every home; null where it is missing. */
export interface CompareRow {
  key: string
  label: string
  cells: (Cell | null)[]
  /** The columns with the best value, where values can be ranked. */
  best: readonly number[]
  bestText: TextKey | null
  differs: boolean
}

export interface CompareGroup {
  title: TextKey
  rows: CompareRow[]
}

interface Speech {
  words: ListingLabels
  language: string
  unit: DistanceUnit
}

interface Wish {
  want: 'low' | 'high'
  text: TextKey
}

/** All known attributes of these homes. */
export function compareRows(homes: readonly ComparedHome[], { words, language, unit }: Speech): CompareGroup[] {
  const { t } = words
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const count = new Intl.NumberFormat(language)
  const text = (key: TextKey, textOf: (home: ComparedHome) => string | null) =>
    row(key, t(key), homes.map(textOf).map(cell))
  const number = (
    key: TextKey,
    numberOf: (home: ComparedHome) => number | null,
    write: (value: number, home: ComparedHome) => string,
    wish?: Wish,
  ) => numbers(key, t(key), homes, numberOf, write, wish)
  const cheapest: Wish | undefined = isComparable(homes) ? { want: 'low', text: 'compare.best-lowest' } : undefined
  const groups: CompareGroup[] = [
    {
      title: 'compare.group-money',
      rows: [
        number(
          'compare.row-price',
          ({ price }) => price,
          (price, { rentduration }) => words.price(price, rentduration),
          cheapest,
        ),
        number('compare.row-area-price', areaPrice, (price) => words.price(price), cheapest),
        text('compare.row-status', ({ type }) => (type === 'rent' ? t('status.rent') : t('status.sell'))),
      ],
    },
    {
      title: 'compare.group-facts',
      rows: [
        number(
          'compare.row-area',
          ({ facts }) => facts.area,
          (area) => t('facts.area', { area: Math.round(area) }),
          {
            want: 'high',
            text: 'compare.best-largest',
          },
        ),
        number('compare.row-bedrooms', ({ facts }) => facts.bedrooms, count.format, HIGHEST_IS_BEST),
        number('compare.row-bathrooms', ({ facts }) => facts.bathrooms, count.format, HIGHEST_IS_BEST),
        ...DETAIL_NAMES.map((name) =>
          row(
            name,
            detailLabel(name, t),
            homes.map(({ details }) => cell(detailText(details, name, language))),
          ),
        ),
        ...answerRows(homes, t('documents.open')),
      ],
    },
    {
      title: 'compare.group-nearby',
      rows: placeRows(homes, (distance) => t(`distance.${unit}`, { distance })),
    },
    {
      title: 'compare.group-listing',
      rows: [
        text('compare.row-place', placeLine),
        text('compare.row-address', ({ address }) => address),
        text('compare.row-listed', ({ createdAt }) => day.format(new Date(createdAt))),
        number('compare.row-views', ({ views }) => views, count.format),
        number('compare.row-likes', ({ likes }) => likes, count.format),
      ],
    },
  ]
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ cells }) => cells.some(Boolean)) }))
    .filter(({ rows }) => rows.length > 0)
}

const HIGHEST_IS_BEST: Wish = { want: 'high', text: 'compare.best-most' }
const NEAREST: Wish = { want: 'low', text: 'compare.best-nearest' }

const areaPrice = ({ price, facts: { area } }: ComparedHome) => (area ? price / area : null)

/** The attributes in the order of the homes; rooms and area are already above. */
function answerRows(homes: readonly ComparedHome[], open: string): CompareRow[] {
  return union(homes.map(({ answers }) => answers)).map(({ id, name }) =>
    row(
      `answer-${id}`,
      name,
      homes.map(({ answers }) => {
        const answer = answers.find((each) => each.id === id)
        if (!answer?.value) return null
        return answer.isFile ? { text: open, href: answer.value } : { text: answer.value }
      }),
    ),
  )
}

function placeRows(homes: readonly ComparedHome[], write: (distance: number) => string): CompareRow[] {
  return union(homes.map(({ places }) => places)).map(({ id, name }) =>
    numbers(
      `place-${id}`,
      name,
      homes,
      ({ places }) => places.find((each) => each.id === id)?.distance ?? null,
      write,
      NEAREST,
    ),
  )
}

function union<T extends { id: number; name: string }>(lists: readonly (readonly T[])[]): T[] {
  const known = new Map<number, T>()
  for (const item of lists.flat()) if (!known.has(item.id)) known.set(item.id, item)
  return [...known.values()]
}

function numbers(
  key: string,
  label: string,
  homes: readonly ComparedHome[],
  numberOf: (home: ComparedHome) => number | null,
  write: (value: number, home: ComparedHome) => string,
  wish?: Wish,
): CompareRow {
  const values = homes.map(numberOf)
  const cells = values.map((value, index) => cell(value === null ? null : write(value, homes[index]!)))
  return row(key, label, cells, wish && bestOf(values, wish.want), wish?.text)
}

const cell = (text: string | null): Cell | null => (text ? { text } : null)

const row = (
  key: string,
  label: string,
  cells: (Cell | null)[],
  best: readonly number[] = [],
  bestText: TextKey | null = null,
): CompareRow => ({
  key,
  label,
  cells,
  best,
  bestText,
  differs: new Set(cells.map((each) => each && (each.href ?? each.text))).size > 1,
})
