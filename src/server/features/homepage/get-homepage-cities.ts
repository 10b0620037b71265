import type { getHomepageCities as endpoint } from '#contract/homepage.ts'
import type { Handler } from '#server/context.ts'
import { headedContentOf, readHomepage } from './read-homepage.ts'

export const getHomepageCities: Handler<typeof endpoint> = async (ctx) => {
  const section = headedContentOf(await readHomepage(ctx, {}, { shown: [] }), 'properties_by_cities_section')
  return { ...section, with_image: section.data.some(({ image }) => image !== '') }
}
