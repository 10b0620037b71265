import type { getMostViewedListings as endpoint } from '#contract/agent-dashboard.ts'
import type { Handler } from '#server/context.ts'
import { listMostViewed, ownerOf } from './queries.ts'

export const getMostViewedListings: Handler<typeof endpoint> = async (ctx, { type, range }) => {
  const rows = await listMostViewed(ctx.sql, ownerOf(ctx), {
    kind: type,
    range,
    now: ctx.now,
    language: ctx.language,
  })
  return rows.map(({ id, slug, title, translatedTitle, views }) => ({
    id,
    slug_id: slug,
    title,
    translated_title: translatedTitle ?? title,
    views,
  }))
}
