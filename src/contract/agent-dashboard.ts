import * as z from 'zod/mini'
import { DASHBOARD_RANGES } from '#domain/dashboard-range.ts'
import { LISTING_KINDS } from '#domain/listing-draft.ts'
import { ChatListItem } from './chats.ts'
import { read } from './endpoint.ts'
import { limit, offset } from './fields.ts'
import { ActivePackage } from './packages.ts'
import { Viewing } from './viewings.ts'

const range = z._default(z.literal(DASHBOARD_RANGES), 'monthly')
const type = z._default(z.literal(LISTING_KINDS), 'property')

/** One row per month of the last twelve, oldest first. */
const ByMonth = z.array(
  z.object({
    /** `2026-11`. */
    month_key: z.string(),
    total: z.int(),
  }),
)

export const getDashboardSummary = read('GET agent-dashboard/summery', {
  access: 'member',
  summary: "Returns the numbers of the viewer's listings, views and viewings, and the latest conversations.",
  input: z.object({}),
  output: z.object({
    properties: z.object({
      total_properties: z.int(),
      current_month_property_count: z.int(),
      monthly_property_counts: ByMonth,
    }),
    projects: z.object({
      total_projects: z.int(),
      current_month_project_count: z.int(),
      monthly_project_counts: ByMonth,
    }),
    properties_views: z.object({
      total_views: z.int(),
      current_month_property_views: z.int(),
      monthly_property_views: ByMonth,
    }),
    appointments: z.object({
      today_appointment_count: z.int(),
      current_month_appointment_count: z.int(),
      monthly_appointment_counts: ByMonth,
    }),
    chats: z.array(
      z.object({
        /** Position in the list: a conversation is identified by its listing and user. */
        id: z.int(),
        other_user: z.object({ id: z.int(), name: z.string(), profile: z.string() }),
        property: z.object({ id: z.int(), slug_id: z.string(), title: z.string(), translated_title: z.string() }),
        last_message: z.string(),
        last_message_type: ChatListItem.shape.last_message_type,
        last_message_time: z.string(),
        unread_count: z.int(),
      }),
    ),
  }),
})

const propertyCounts = { total_properties: z.int(), sell_properties: z.int(), rent_properties: z.int() }
const projectCounts = { total_projects: z.int(), upcoming_projects: z.int(), under_construction_projects: z.int() }
/** `date` for the days of a week or month, `month` for longer periods. */
const step = { date: z.optional(z.string()), month: z.optional(z.string()) }

export const getDashboardListings = read('GET agent-dashboard/listings', {
  access: 'member',
  summary: "Returns the number of the viewer's new properties or projects by day or month.",
  input: z.object({ type, range }),
  output: z.union([
    z.object({ overall: z.object(propertyCounts), range_wise: z.array(z.object({ ...step, ...propertyCounts })) }),
    z.object({ overall: z.object(projectCounts), range_wise: z.array(z.object({ ...step, ...projectCounts })) }),
  ]),
})

const Viewed = z.array(
  z.object({ id: z.int(), slug_id: z.string(), title: z.string(), translated_title: z.string(), views: z.int() }),
)

export const getMostViewedListings = read('GET agent-dashboard/most-viewed-listing', {
  access: 'member',
  summary: "Lists the five most viewed of the viewer's properties or projects in a period.",
  input: z.object({ type, range }),
  output: Viewed,
})

export const getMostViewedCategories = read('GET agent-dashboard/most-viewed-category', {
  access: 'member',
  summary: "Lists the five property types with most views of the viewer's listings in a period.",
  input: z.object({ range }),
  output: Viewed,
})

export const getDashboardPackages = read('GET agent-dashboard/active-packages', {
  access: 'member',
  summary: "Lists the viewer's active packages.",
  input: z.object({}),
  output: z.array(ActivePackage),
})

export const getDashboardViewings = read('GET agent-dashboard/appointments', {
  access: 'member',
  summary: "Lists viewings of the viewer's listings since the start of a period, the latest first.",
  input: z.object({ range, offset, limit: limit(5) }),
  output: z.array(Viewing),
  beside: z.object({ total: z.int() }),
})
