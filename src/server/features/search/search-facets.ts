import type { searchFacets as endpoint, Facets } from '#contract/search.ts'
import type { FacetCounts } from '#server/adapters/search/port.ts'
import type { Handler } from '#server/context.ts'
import { type Catalogue, currentCatalogue, presentParameter, siteUrl } from '#server/features/categories/public.ts'
import { resolveFilter } from './resolve.ts'

export const searchFacets: Handler<typeof endpoint> = async (ctx, words) => {
  const { filter } = await resolveFilter(ctx, words)
  const catalogue = await currentCatalogue(ctx)
  const counts = await ctx.search.facets(filter, choicesOf(catalogue), ctx.now)
  return {
    data: presentFacets(counts, catalogue, ctx.origin),
    total: counts.total,
    total_is_exact: true,
    asked: [...catalogue.parameters.values()].flatMap(({ id, fact }) => (fact ? [id] : [])),
  }
}

const choicesOf = ({ parameters }: Catalogue) =>
  [...parameters.values()].flatMap(({ id, values }) => (values ? [{ parameterId: id, words: values }] : []))

function presentFacets(counts: FacetCounts, catalogue: Catalogue, origin: string): Facets {
  const categoryCounts = new Map(counts.categories.map(({ id, count }) => [id, count]))
  const facilityCounts = new Map(counts.facilities.map(({ id, count }) => [id, count]))
  return {
    types: [
      { value: 'sell', count: counts.kinds.sell },
      { value: 'rent', count: counts.kinds.rent },
    ],
    categories: [...catalogue.categories.values()]
      .filter(({ isActive }) => isActive)
      .map(({ id, slug, translatedName }) => ({
        value: id,
        slug,
        label: translatedName,
        count: categoryCounts.get(id) ?? 0,
      })),
    beds: counts.bedrooms.map(({ atLeast, count }) => ({ value: atLeast, count })),
    baths: counts.bathrooms.map(({ atLeast, count }) => ({ value: atLeast, count })),
    since: counts.since.map(({ days, count }) => ({ value: days, count })),
    by: [
      { value: 'owner', count: counts.listedBy.owner },
      { value: 'agency', count: counts.listedBy.agency },
    ],
    featured: counts.promoted,
    premium: counts.premium,
    prices: counts.prices,
    parameters: presentParameters(counts, catalogue, origin),
    facilities: [...catalogue.facilities.values()]
      .sort((a, b) => a.id - b.id)
      .map(({ id, name, translatedName, image }) => ({
        id,
        name,
        translated_name: translatedName,
        image: siteUrl(image, origin),
        count: facilityCounts.get(id) ?? 0,
      })),
  }
}

/** Presents each parameter once, in the order of the categories; those of free text have no options. */
function presentParameters(counts: FacetCounts, { categories }: Catalogue, origin: string): Facets['parameters'] {
  const byId = new Map(counts.parameters.map(({ id, options }) => [id, options]))
  const presented = new Map<number, Facets['parameters'][number]>()
  for (const { isActive, parameters } of categories.values())
    for (const parameter of isActive ? parameters : []) {
      const { id, type } = parameter
      if (!presented.has(id) && (type === 'number' || byId.has(id)))
        presented.set(id, {
          parameter: presentParameter(parameter, origin),
          options: (byId.get(id) ?? []).map(({ word, count }) => ({ value: word, count })),
        })
    }
  return [...presented.values()]
}
