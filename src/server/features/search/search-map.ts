import type { searchMap as endpoint, Pin } from '#contract/search.ts'
import type { MapHome } from '#server/adapters/search/port.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { isMapOpen, listSlugs } from './queries.ts'
import { resolveFilter } from './resolve.ts'

export const searchMap: Handler<typeof endpoint> = async (ctx, { view, zoom, ...words }) => {
  if (!ctx.viewer && !(await isMapOpen(ctx.sql))) throw new AppError('unauthenticated', 'api.sign-in-to-see-map')
  const { filter } = await resolveFilter(ctx, words)
  const { clusters, pins, dots, total } = await ctx.search.clusters(filter, { box: view, zoom }, ctx.now)
  const slugs = await listSlugs(
    ctx.sql,
    [...pins, ...dots].map(({ id }) => id),
  )
  const present = (homes: MapHome[]) => homes.flatMap((home) => presentPin(home, slugs.get(home.id)))
  return {
    data: {
      clusters: clusters.map(({ latitude, longitude, count, minPrice, box, isStacked }) => ({
        latitude: rounded(latitude),
        longitude: rounded(longitude),
        count,
        min_price: minPrice,
        box: [rounded(box.south), rounded(box.west), rounded(box.north), rounded(box.east)],
        stacked: isStacked,
      })),
      pins: present(pins),
      dots: present(dots),
    },
    total,
    total_is_exact: true,
  }
}

/** Six decimals (0.1 m) are enough for any screen. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Presents a pin; empty for a property withdrawn meanwhile, which has no slug. */
const presentPin = ({ id, latitude, longitude, price, kind, isPromoted }: MapHome, slug: string | undefined): Pin[] =>
  slug === undefined
    ? []
    : [
        {
          id,
          slug_id: slug,
          latitude: rounded(latitude),
          longitude: rounded(longitude),
          price,
          property_type: kind,
          promoted: isPromoted,
        },
      ]
