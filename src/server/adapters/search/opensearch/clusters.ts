import { CELL_ZOOM } from '#domain/geo.ts'
import { type GridAggregate, gridZoom, MAX_HOMES, mapResult, type View } from '../map-result.ts'
import type { MapResult } from '../port.ts'
import type { Cluster, SearchAnswer } from './cluster.ts'
import { LISTINGS } from './index-definition.ts'
import { totalOf } from './page.ts'
import { inBox } from './place.ts'
import { type Question, whole } from './question.ts'

/** More squares than a view is divided into. */
const MAX_SQUARES = 60_000

const least = (field: string) => ({ min: { field } })
const most = (field: string) => ({ max: { field } })

/** Counts the listings of a view by squares; those few enough, or alone in their square, are shown one by one. */
export async function findClusters(cluster: Cluster, question: Question, view: View): Promise<MapResult> {
  const inView = { ...question, place: [...question.place, inBox(view.box)] }
  const answer = await cluster.search(LISTINGS, {
    query: whole(inView),
    size: MAX_HOMES,
    track_total_hits: true,
    sort: [{ isPromoted: { order: 'desc' } }, { createdAt: { order: 'desc' } }, { id: { order: 'desc' } }],
    stored_fields: '_none_',
    docvalue_fields: MARKS.map((field) => ({ field })),
    aggregations: {
      squares: {
        geotile_grid: { field: 'point', precision: Math.min(gridZoom(view), CELL_ZOOM), size: MAX_SQUARES },
        aggregations: {
          south: least('latitude'),
          north: most('latitude'),
          west: least('longitude'),
          east: most('longitude'),
          latitude: { avg: { field: 'latitude' } },
          longitude: { avg: { field: 'longitude' } },
          price: least('price'),
          id: least('id'),
          createdAt: least('createdAt'),
          isForRent: least('isForRent'),
          isPromoted: least('isPromoted'),
        },
      },
    },
  })
  return mapResult(gridAggregate(answer), view.zoom)
}

const MARKS = ['id', 'latitude', 'longitude', 'price', 'isForRent', 'isPromoted']

type Square = { doc_count: number } & Record<SquareField, { value: number }>
type SquareField =
  | 'south'
  | 'north'
  | 'west'
  | 'east'
  | 'latitude'
  | 'longitude'
  | 'price'
  | 'id'
  | 'createdAt'
  | 'isForRent'
  | 'isPromoted'

function gridAggregate({ hits, aggregations }: SearchAnswer): GridAggregate {
  const { buckets: squares } = aggregations!.squares as unknown as { buckets: Square[] }
  const total = totalOf(hits.total)
  return {
    total,
    groups: squares.map((square) => ({
      count: square.doc_count,
      latitude: square.latitude.value,
      longitude: square.longitude.value,
      minPrice: square.price.value,
      box: {
        south: square.south.value,
        north: square.north.value,
        west: square.west.value,
        east: square.east.value,
      },
    })),
    homes:
      total <= MAX_HOMES ? hits.hits.map(({ fields }) => markOf(fields as Record<string, [unknown]>)) : alone(squares),
  }
}

const markOf = (fields: Record<string, [unknown]>) => ({
  id: Number(fields.id![0]),
  latitude: Number(fields.latitude![0]),
  longitude: Number(fields.longitude![0]),
  price: Number(fields.price![0]),
  kind: fields.isForRent![0] === true ? ('rent' as const) : ('sell' as const),
  isPromoted: fields.isPromoted![0] === true,
})

/** The least of one value is that value, so the numbers of a square with one listing are those of the listing. */
const alone = (squares: readonly Square[]) =>
  squares
    .filter(({ doc_count }) => doc_count === 1)
    .sort(
      (a, b) =>
        b.isPromoted.value - a.isPromoted.value || b.createdAt.value - a.createdAt.value || b.id.value - a.id.value,
    )
    .slice(0, MAX_HOMES)
    .map(({ id, latitude, longitude, price, isForRent, isPromoted }) => ({
      id: id.value,
      latitude: latitude.value,
      longitude: longitude.value,
      price: price.value,
      kind: isForRent.value === 1 ? ('rent' as const) : ('sell' as const),
      isPromoted: isPromoted.value === 1,
    }))
