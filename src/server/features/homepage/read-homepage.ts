import type { Output } from '#contract/endpoint.ts'
import type { HomepageSection, homepageData } from '#contract/homepage.ts'
import { placeOf } from '#domain/home-place.ts'
import type { Context } from '#server/context.ts'
import { catalogueAt } from '#server/features/categories/public.ts'
import { countListed } from '#server/features/statistics/public.ts'
import { presentHomepage } from './present.ts'
import { findHomepage } from './queries.ts'

type Type = HomepageSection['type']
type SectionOf<T extends Type> = Extract<HomepageSection, { type: T }>

interface HomepageRequest {
  latitude?: number | undefined
  longitude?: number | undefined
  radius?: number | undefined
}

const MAX_PER_SECTION = 12

/** The homepage as `homepage-data` returns it. Impressions are counted for the given sections, or for all. */
export async function readHomepage(
  ctx: Context,
  { latitude, longitude, radius }: HomepageRequest,
  { limit = MAX_PER_SECTION, shown }: { limit?: number; shown?: readonly Type[] } = {},
): Promise<Output<typeof homepageData>> {
  const place = placeOf(latitude, longitude, radius)
  const row = await findHomepage(ctx.sql, ctx, place, limit)
  const chosen = Object.entries(row.chosen ?? {}).filter(([type]) => !shown || shown.includes(type as Type))
  countListed(ctx, 'property', [...new Set(chosen.flatMap(([, ids]) => ids))])
  return presentHomepage(row, await catalogueAt(ctx, row.catalogueVersion), place, limit, ctx)
}

/** The section of a type; undefined if it is inactive. */
export const sectionOf = <T extends Type>({ sections }: Output<typeof homepageData>, type: T) =>
  sections.find((section): section is SectionOf<T> => section.type === type)

/** Id and content of a section, at most `most` items. */
export function contentOf<T extends Type>(
  page: Output<typeof homepageData>,
  type: T,
  most = MAX_PER_SECTION,
): { section_id: number | null; data: SectionOf<T>['data'] } {
  const section = sectionOf(page, type)
  return { section_id: section?.id ?? null, data: (section?.data.slice(0, most) ?? []) as SectionOf<T>['data'] }
}

/** The same with the heading of the section. */
export function headedContentOf<T extends Type>(page: Output<typeof homepageData>, type: T) {
  const section = sectionOf(page, type)
  return {
    ...contentOf(page, type),
    section_title: section?.title ?? '',
    translated_title: section?.translated_title ?? '',
    section_type: type,
  }
}
