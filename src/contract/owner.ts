import * as z from 'zod/mini'
import { LISTING_KINDS } from '#domain/listing-draft.ts'
import { OWN_GROUPS } from '#domain/listing-status-groups.ts'
import { FEATURES } from '#domain/package-quota.ts'
import { FRESHNESS, PROPERTY_KINDS, REQUEST_STATUSES } from '#domain/property-status.ts'
import { read } from './endpoint.ts'
import { Instant, limit, Numeric, OptionalId, offset, Slug, Text } from './fields.ts'
import { listingLine } from './objects.ts'

const Kind = z._default(z.literal(LISTING_KINDS), 'property')

const OwnListing = z.object({
  id: z.int(),
  ...listingLine,
  /** Input of the status transition table; a project is always `sell` and fresh. */
  kind: z.literal(PROPERTY_KINDS),
  request_status: z.literal(REQUEST_STATUSES),
  is_active: z.boolean(),
  freshness: z.literal(FRESHNESS),
  is_private: z.boolean(),
  is_premium: z.boolean(),
  created_at: Instant,
  confirmed_at: z.nullable(Instant),
  /** Reason why a moderator rejected the listing or its latest edits, or the changes requested. */
  reason: z.string(),
  /** Whether the owner can appeal. */
  can_appeal: z.boolean(),
  revision: z.nullable(z.literal(['pending', 'rejected'])),
  is_feature_available: z.boolean(),
  advertisement: z.nullable(z.object({ status: z.int(), end_date: Instant })),
  /** Totals of the last 30 days. */
  impressions: z.int(),
  views: z.int(),
  saves: z.int(),
  contacts: z.int(),
  /** Views per day of the last 14 days, oldest first. */
  views_by_day: z.array(z.int()),
  interested: z.int(),
  quality: z.object({ score: z.int(), gaps: z.array(z.object({ item: z.string(), points: z.int() })) }),
})
export type OwnListing = z.output<typeof OwnListing>

export const ownListings = read('GET own-listings', {
  access: 'member',
  summary: "Lists the viewer's properties or projects with status, quality score and latest statistics, newest first.",
  input: z.object({
    kind: Kind,
    slug_id: z.optional(Slug),
    group: z.optional(z.literal(OWN_GROUPS)),
    search: z.optional(Text(120)),
    offset,
    limit: limit(20),
  }),
  output: z.array(OwnListing),
  beside: z.object({
    total: z.int(),
    counts: z.object({
      all: z.int(),
      active: z.int(),
      waiting: z.int(),
      rejected: z.int(),
      hidden: z.int(),
      gone: z.int(),
    }),
  }),
})

/** Tasks of the owner, most urgent first. */
export const OWNER_NEEDS = [
  'viewing',
  'rejected',
  'changes-rejected',
  'expired',
  'confirm',
  'advert-rejected',
  'advert-ending',
  'draft',
  'pending',
] as const

export const ownerDashboard = read('GET owner-dashboard', {
  access: 'member',
  summary: "Returns the viewer's pending tasks, remaining credits and statistics of the last 30 days.",
  input: z.object({}),
  output: z.object({
    needs: z.array(
      z.object({
        need: z.literal(OWNER_NEEDS),
        kind: z.literal(LISTING_KINDS),
        /** Empty for the draft of a new listing, which has a key instead. */
        slug_id: z.string(),
        draft_key: z.string(),
        id: z.int(),
        title: z.string(),
        reason: z.string(),
        at: Instant,
      }),
    ),
    unread_messages: z.int(),
    /** Interests received in the last seven days. */
    new_interests: z.int(),
    /** `left` is null for unlimited credits. */
    units: z.array(z.object({ feature: z.literal(FEATURES), left: z.nullable(z.int()), until: z.nullable(Instant) })),
    totals: z.object({ impressions: z.int(), views: z.int(), saves: z.int(), contacts: z.int() }),
  }),
})

const Figures = z.object({ impressions: z.number(), views: z.number(), saves: z.number(), contacts: z.number() })

export const listingStatistics = read('GET listing-statistics', {
  access: 'member',
  summary: 'Returns daily impressions, views, saves and leads of a listing, with the median of similar ones.',
  input: z
    .object({
      kind: Kind,
      id: OptionalId,
      slug_id: z.optional(Slug),
      days: z._default(z.pipe(Numeric(), z.literal([7, 30, 90])), 30),
    })
    .check(
      z.refine(({ id, slug_id }) => id !== undefined || slug_id !== undefined, {
        error: 'api.either-required',
        params: { field: 'id', other: 'slug_id' },
        path: ['slug_id'],
      }),
    ),
  output: z.object({
    days: z.array(z.extend(Figures, { day: z.string() })),
    totals: Figures,
    /** The preceding period of the same length. */
    before: Figures,
    /**
     * Median of similar listings of other owners over the same period; null if the sample is too small to stay
     * anonymous.
     */
    similar: z.nullable(z.extend(Figures, { listings: z.int() })),
  }),
})
