import * as z from 'zod/mini'
import { FEATURES, PACKAGE_STATUSES } from '#domain/package-quota.ts'
import { read, write } from './endpoint.ts'
import { Bit, Flag, Id, Instant, Text } from './fields.ts'
import { LimitFlags } from './objects.ts'

/** A package by what somebody at a gate wants to know of it. */
export const PackageOffer = z.object({
  id: z.int(),
  name: z.string(),
  translated_name: z.string(),
  /** In the site's currency; zero when it is free. */
  price: z.number(),
  /** How long it lasts, in hours. */
  duration: z.int(),
})
export type PackageOffer = z.output<typeof PackageOffer>

/** Our own pages say at a gate what opens it. */
export const packageOffers = read('GET package-offers', {
  access: 'anyone',
  summary: 'The packages that open something, the cheapest first.',
  input: z.object({ feature: z.literal(FEATURES) }),
  output: z.array(PackageOffer),
})

const LIMIT_TYPE = z.literal(['limited', 'unlimited'])

export const PackageFeature = z.object({
  id: z.int(),
  name: z.string(),
  limit_type: LIMIT_TYPE,
  limit: z.nullable(z.int()),
})
export type PackageFeature = z.output<typeof PackageFeature>

export const Package = z.object({
  id: z.int(),
  name: z.string(),
  translated_name: z.string(),
  package_type: z.literal(['free', 'paid']),
  price: z.nullable(z.number()),
  ios_product_id: z.nullable(z.string()),
  /** How long it lasts, in hours. */
  duration: z.int(),
  created_at: Instant,
  /** Where the viewer stands with it. */
  package_status: z.literal(PACKAGE_STATUSES),
  /** The viewer's latest payment for it. */
  payment_transaction_id: z.nullable(z.int()),
  features: z.array(PackageFeature),
})
export type Package = z.output<typeof Package>

/** A package that the viewer owns and that runs. */
export const ActivePackage = z.extend(Package, {
  user_package_id: z.int(),
  start_date: Instant,
  /** Null never ends. */
  end_date: z.nullable(Instant),
  is_active: z.literal(1),
  features: z.array(z.extend(PackageFeature, { used_limit: z.nullable(z.int()), total_limit: z.nullable(z.int()) })),
})
export type ActivePackage = z.output<typeof ActivePackage>

export const PackageFeatureHead = z.object({ id: z.int(), name: z.string(), status: Bit })

export const getPackages = read('GET get-package', {
  access: 'anyone',
  summary: 'The packages on sale, and beside them those that the viewer owns and every feature there is.',
  input: z.object({ platform_type: z.optional(Text(20)) }),
  output: z.array(Package),
  beside: z.object({ active_packages: z.array(ActivePackage), all_features: z.array(PackageFeatureHead) }),
})

/** A row of a ledger: units that came or went. */
export const LedgerLine = z.object({
  feature: z.literal(FEATURES),
  kind: z.literal(['grant', 'use', 'return', 'expiry', 'revoke']),
  units: z.nullable(z.int()),
  subject: z.nullable(z.string()),
  subject_id: z.nullable(z.int()),
  at: Instant,
})

/** Which package it is and from when to when it was somebody's. */
export const ownership = {
  user_package_id: z.int(),
  package_id: z.int(),
  name: z.string(),
  start_date: Instant,
  end_date: z.nullable(Instant),
  revoked_at: z.nullable(Instant),
}

/** A package that somebody has or had, with every unit that came or went. */
export const OwnedPackage = z.object({
  ...ownership,
  translated_name: z.string(),
  has_ended: z.boolean(),
  ledger: z.array(LedgerLine),
})
export type OwnedPackage = z.output<typeof OwnedPackage>

export const packageHistory = read('GET package-history', {
  access: 'member',
  summary: 'Every package the viewer ever had, the newest first, with its ledger.',
  input: z.object({}),
  output: z.array(OwnedPackage),
})

export const checkPackageLimit = read('GET check-package-limit', {
  access: 'member',
  summary: "What the viewer's running packages say about a feature.",
  input: z.object({ type: z.literal(FEATURES) }),
  output: LimitFlags,
})

export const assignPackage = write('POST assign_package', {
  access: 'member',
  summary: 'Takes a free package; it can be taken again when it has ended.',
  input: z.object({
    package_id: z.optional(Id),
    in_app: Flag,
    product_id: z.optional(Text(200)),
  }),
  output: z.null(),
})
