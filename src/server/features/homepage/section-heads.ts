import type { WebSettings } from '#contract/settings.ts'
import type { Context } from '#server/context.ts'
import { presentSections } from '#server/features/settings/public.ts'
import { listSections } from './queries.ts'

type Head = WebSettings['homepage_sections'][number]

export const MAP_SECTION = 'properties_on_map_section'

/** The active sections. Newer clients also expect the map; it comes last unless the operator placed or hid it. */
export async function sectionHeads(ctx: Context): Promise<Head[]> {
  const rows = await listSections(ctx.sql, ctx.language)
  const heads = presentSections(rows.filter(({ isActive }) => isActive))
  if (rows.some(({ type }) => type === MAP_SECTION)) return heads
  const texts = await ctx.texts.find(ctx.language)
  const last = Math.max(0, ...heads.map(({ sort_order }) => sort_order))
  const map = { id: 0, type: MAP_SECTION, title: 'Map', translated_title: texts?.['search.map'] ?? 'Map' }
  return [...heads, { ...map, sort_order: last + 1, is_active: 1 }]
}
