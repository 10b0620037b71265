import * as z from 'zod'
import type { Case } from './case.ts'
import * as s from './shapes.ts'
import { shape } from './shapes.ts'

const { int, text, url, list, maybe, time } = s.named
const total = shape({ total: int })
const page = { offset: 0, limit: 8 }
const agent = 'agent' as const
/** Appointment lists ask for all with a blank. */
const all = () => ({ status: ' ', meeting_type: ' ', date_filter: 'upcoming', ...page })
const dashboard = { as: agent, older: null } as const

export const MEMBER_CASES: readonly Case[] = [
  { call: 'get-user-data', as: agent, data: s.user },
  {
    call: 'get-added-properties',
    as: agent,
    fields: () => ({ slug_id: '', is_promoted: '', ...page }),
    data: list(s.myHome).min(1),
    beside: shape({ total: int, total_views: int }),
  },
  {
    call: 'get-added-properties',
    note: 'one for the edit form',
    as: agent,
    fields: ({ own }) => ({ slug_id: own.slug }),
    data: list(s.myHome).length(1),
    beside: shape({ total: int, total_views: int, similiar_properties: list(s.card) }),
  },
  {
    call: 'get-added-properties',
    note: 'hidden and sold',
    as: agent,
    fields: () => ({ status: '0', property_type: 2, request_status: 'approved,pending' }),
    data: list(s.myHome),
    beside: total,
  },
  {
    call: 'get-added-projects',
    as: 'developer',
    fields: () => ({ slug_id: '', get_similar: '', ...page }),
    data: list(s.myProject).min(1),
    beside: total,
  },
  {
    call: 'get-added-projects',
    note: 'one for the edit form',
    as: 'developer',
    fields: ({ own }) => ({ slug_id: own.projectSlug, get_similar: 1 }),
    data: s.myProject,
    beside: shape({ similar_projects: list(s.project) }),
  },
  { call: 'get_favourite_property', as: agent, fields: () => page, data: list(s.detail), beside: total },
  {
    call: 'get_interested_users',
    as: agent,
    fields: ({ own }) => ({ property_id: '', slug_id: own.slug, ...page }),
    data: list(shape({ id: int, name: text, profile: url, email: text, mobile: text })),
    beside: total,
  },
  {
    call: 'get-featured-data',
    as: agent,
    fields: () => ({ type: 'property', offset: 0, limit: 5 }),
    data: list(
      shape({
        id: int,
        status: int,
        start_date: time,
        end_date: time,
        property: maybe(shape({ id: int, title: text, translated_title: text, title_image: url, image: url })),
        project: maybe(shape({ id: int, title: text, image: url })),
      }),
    ),
    beside: total,
  },
  {
    call: 'get-featured-data',
    note: 'of projects',
    as: 'developer',
    fields: () => ({ type: 'project', offset: 0, limit: 5 }),
    data: list(shape({ project: shape({ id: int, image: url }), property: z.null() })),
    beside: total,
  },
  {
    call: 'get_notification_list',
    as: agent,
    fields: () => ({ offset: 0, limit: 10 }),
    data: list(s.notification),
    beside: total,
  },
  { call: 'check-package-limit', as: agent, fields: () => ({ type: 'property_list' }), data: s.limits },
  { call: 'get_payment_settings', as: agent, data: list(shape({ type: text, data: text })) },
  {
    call: 'get_payment_details',
    as: agent,
    fields: () => ({ offset: 0, limit: 10, payment_type: '' }),
    data: list(s.payment),
    beside: total,
  },
  {
    call: 'get_chats',
    as: agent,
    fields: () => ({ page: 0, per_page: 10 }),
    data: list(s.chat),
    beside: shape({ total_page: int }),
  },
  {
    call: 'get_messages',
    as: agent,
    fields: ({ own }) => ({ user_id: 0, property_id: own.id, page: 0, per_page: 10 }),
    data: shape({
      current_page: z.literal(1),
      data: list(s.message),
      last_page: int,
      total: int,
      next_page_url: maybe(text),
      links: list(z.unknown()),
    }),
    beside: shape({ total_page: int }),
  },
  {
    call: 'personalised-fields',
    as: agent,
    data: z.union([list(z.never()), shape({ user_id: int, category_ids: z.union([text, list(text)]) })]),
  },
  { call: 'get_user_recommendation', as: agent, fields: () => page, data: list(s.detail), beside: total },
  { call: 'get-agent-verification-form-fields', as: agent, data: maybe(list(s.fields)) },
  {
    call: 'get-agent-verification-form-values',
    as: agent,
    data: maybe(
      shape({
        id: int,
        status: text,
        user: shape({ id: int, name: text }),
        verify_customer_values: list(shape({ id: int, value: z.union([text, list(text)]), verify_form: s.fields })),
      }),
    ),
  },
  {
    call: 'agent-dashboard/summery',
    ...dashboard,
    data: shape({
      properties: shape({
        total_properties: int,
        current_month_property_count: int,
        monthly_property_counts: s.monthly,
      }),
      projects: shape({ total_projects: int, current_month_project_count: int, monthly_project_counts: s.monthly }),
      properties_views: shape({
        total_views: int,
        current_month_property_views: int,
        monthly_property_views: s.monthly,
      }),
      appointments: shape({
        today_appointment_count: int,
        current_month_appointment_count: int,
        monthly_appointment_counts: s.monthly,
      }),
      chats: list(
        shape({
          id: int,
          other_user: shape({ id: int, name: text }),
          property: shape({ id: int }),
          last_message: text,
          last_message_time: time,
          unread_count: int,
        }),
      ),
    }),
  },
  {
    call: 'agent-dashboard/listings',
    ...dashboard,
    newer: () => ({ type: 'property', range: 'weekly' }),
    data: shape({
      overall: shape({ total_properties: int, sell_properties: int, rent_properties: int }),
      range_wise: list(shape({ date: text, total_properties: int, sell_properties: int, rent_properties: int })).length(
        7,
      ),
    }),
  },
  {
    call: 'agent-dashboard/listings',
    note: 'of projects',
    ...dashboard,
    newer: () => ({ type: 'project', range: 'last_three_months' }),
    data: shape({
      overall: shape({ total_projects: int }),
      range_wise: list(shape({ month: text, upcoming_projects: int, under_construction_projects: int })).length(3),
    }),
  },
  {
    call: 'agent-dashboard/most-viewed-category',
    ...dashboard,
    newer: () => ({ range: 'yearly' }),
    data: list(shape({ title: text, views: int })),
  },
  {
    call: 'agent-dashboard/most-viewed-listing',
    ...dashboard,
    newer: () => ({ type: 'property', range: 'yearly' }),
    data: list(shape({ id: int, title: text, views: int })).max(5),
  },
  { call: 'agent-dashboard/active-packages', ...dashboard, data: list(s.activePackage) },
  {
    call: 'agent-dashboard/appointments',
    ...dashboard,
    newer: () => ({ range: 'monthly', offset: 0, limit: 5 }),
    data: list(
      shape({ ...s.viewing.shape, property: shape({ title: text, translated_title: text, title_image: url }) }),
    ),
    beside: total,
  },
  { call: 'appointment/user-appointments', as: agent, older: null, newer: all, data: list(s.viewing), beside: total },
  { call: 'appointment/agent-appointments', as: agent, older: null, newer: all, data: list(s.viewing), beside: total },
  {
    call: 'appointment/booking-preferences',
    as: agent,
    older: null,
    data: shape({ meeting_duration_minutes: int, availability_types: text, timezone: text }),
  },
  {
    call: 'appointment/agent-time-schedules',
    as: agent,
    older: null,
    data: shape({ time_schedules: list(z.unknown()), extra_slots: list(z.unknown()) }),
  },
]
