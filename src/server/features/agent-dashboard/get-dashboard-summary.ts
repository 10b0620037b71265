import type { getDashboardSummary as endpoint } from '#contract/agent-dashboard.ts'
import type { Handler } from '#server/context.ts'
import { latestChats } from '#server/features/chats/public.ts'
import { findSummary, ownerOf, type SummaryRow } from './queries.ts'

const CHATS_SHOWN = 5

export const getDashboardSummary: Handler<typeof endpoint> = async (ctx) => {
  const [row, chats] = await Promise.all([
    findSummary(ctx.sql, ownerOf(ctx), ctx.now),
    latestChats(ctx, ctx.viewer!.id, CHATS_SHOWN),
  ])
  return {
    properties: {
      total_properties: row.properties,
      current_month_property_count: thisMonth(row.propertiesByMonth),
      monthly_property_counts: byMonth(row.propertiesByMonth),
    },
    projects: {
      total_projects: row.projects,
      current_month_project_count: thisMonth(row.projectsByMonth),
      monthly_project_counts: byMonth(row.projectsByMonth),
    },
    properties_views: {
      total_views: row.views,
      current_month_property_views: thisMonth(row.viewsByMonth),
      monthly_property_views: byMonth(row.viewsByMonth),
    },
    appointments: {
      today_appointment_count: row.viewingsToday,
      current_month_appointment_count: thisMonth(row.viewingsByMonth),
      monthly_appointment_counts: byMonth(row.viewingsByMonth),
    },
    chats: chats.map((chat, index) => ({
      id: index + 1,
      other_user: { id: chat.user_id, name: chat.name, profile: chat.profile },
      property: {
        id: chat.property_id,
        slug_id: chat.slug_id,
        title: chat.title,
        translated_title: chat.translated_title,
      },
      last_message: chat.last_message,
      last_message_type: chat.last_message_type,
      last_message_time: chat.date,
      unread_count: chat.unread_count,
    })),
  }
}

type Months = SummaryRow['viewsByMonth']
const byMonth = (months: Months) => months.map(({ month, total }) => ({ month_key: month, total }))
const thisMonth = (months: Months) => months.at(-1)?.total ?? 0
