import type { getViewingCalendar as endpoint } from '#contract/viewings.ts'
import type { Handler } from '#server/context.ts'
import { writeCalendar } from './calendar.ts'
import { findSiteName } from './feed.sql.ts'
import { findOwn } from './own-viewing.ts'

export const getViewingCalendar: Handler<typeof endpoint> = async (ctx, { appointment_id }) => {
  const own = await findOwn(ctx, appointment_id)
  const siteName = await findSiteName(ctx.sql)
  return { name: `viewing-${own.row.id}.ics`, text: await writeCalendar({ ...ctx, siteName }, [own]) }
}
