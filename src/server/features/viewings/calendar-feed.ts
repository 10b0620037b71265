import type {
  closeCalendarFeed as close,
  getCalendarFeed as get,
  openCalendarFeed as open,
} from '#contract/viewings.ts'
import { instantOf } from '#domain/instant.ts'
import { publicPages } from '#domain/public-pages.ts'
import type { Handler } from '#server/context.ts'
import { deleteFeed, findFeedOf, issueFeed } from './feed.sql.ts'

export const getCalendarFeed: Handler<typeof get> = async ({ sql, viewer }) => {
  const feed = await findFeedOf(sql, viewer!.id)
  return { created_at: feed && instantOf(feed.createdAt), url: null }
}

export const openCalendarFeed: Handler<typeof open> = async ({ sql, viewer, now, baseUrl }) => {
  const token = await issueFeed(sql, viewer!.id, now)
  return { created_at: instantOf(now), url: baseUrl + publicPages.calendarFeed(token) }
}

export const closeCalendarFeed: Handler<typeof close> = async ({ sql, viewer }) => {
  await deleteFeed(sql, viewer!.id)
  return { created_at: null, url: null }
}
