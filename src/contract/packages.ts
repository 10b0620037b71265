import * as z from 'zod/mini'
import { FEATURES, PACKAGE_STATUSES } from '#domain/package-quota.ts'
import { read, write } from './endpoint.ts'
import { Bit, Flag, Instant, OptionalId, Text } from './fields.ts'
import { LimitFlags } from './objects.ts'

/** A package as offered where a limit is reached. */
export const PackageOffer = z.object({
  id: z.int(),
  name: z.string(),
  translated_name: z.string(),
  /** In the site's currency; 0 if free. */
  price: z.number(),
  /** Duration in hours. */
  duration: z.int(),
})
export type PackageOffer = z.output<typeof PackageOffer>

/** Used by our own pages to offer the packages that lift a limit. */
export const packageOffers = read('GET package-offers', {
  access: 'anyone',
  summary: 'Lists the packages that include a feature, cheapest first.',
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
  /** Duration in hours. */
  duration: z.int(),
  created_at: Instant,
  /** Status of the package for the viewer. */
  package_status: z.literal(PACKAGE_STATUSES),
  /** The viewer's latest payment for the package. */
  payment_transaction_id: z.nullable(z.int()),
  features: z.array(PackageFeature),
})
export type Package = z.output<typeof Package>

/** An active package of the viewer. */
export const ActivePackage = z.extend(Package, {
  user_package_id: z.int(),
  start_date: Instant,
  /** Null if it never expires. */
  end_date: z.nullable(Instant),
  is_active: z.literal(1),
  features: z.array(z.extend(PackageFeature, { used_limit: z.nullable(z.int()), total_limit: z.nullable(z.int()) })),
})
export type ActivePackage = z.output<typeof ActivePackage>

export const PackageFeatureHead = z.object({
  id: z.int(),
  name: z.string(),
  translated_name: z.string(),
  status: Bit,
})

export const getPackages = read('GET get-package', {
  access: 'anyone',
  summary: "Lists the packages on sale, the viewer's packages and all features.",
  input: z.object({ platform_type: z.optional(Text(20)) }),
  output: z.array(Package),
  beside: z.object({ active_packages: z.array(ActivePackage), all_features: z.array(PackageFeatureHead) }),
})

/** A ledger row: credits added or consumed. */
export const LedgerLine = z.object({
  feature: z.literal(FEATURES),
  kind: z.literal(['grant', 'use', 'return', 'expiry', 'revoke']),
  units: z.nullable(z.int()),
  subject: z.nullable(z.string()),
  subject_id: z.nullable(z.int()),
  at: Instant,
})

/** A package and the period in which the user owned it. */
export const ownership = {
  user_package_id: z.int(),
  package_id: z.int(),
  name: z.string(),
  start_date: Instant,
  end_date: z.nullable(Instant),
  revoked_at: z.nullable(Instant),
}

/** A current or former package of a user, with its full credit ledger. */
export const OwnedPackage = z.object({
  ...ownership,
  translated_name: z.string(),
  has_ended: z.boolean(),
  ledger: z.array(LedgerLine),
})
export type OwnedPackage = z.output<typeof OwnedPackage>

export const packageHistory = read('GET package-history', {
  access: 'member',
  summary: "Lists the viewer's packages, newest first, with their ledger.",
  input: z.object({}),
  output: z.array(OwnedPackage),
})

export const checkPackageLimit = read('GET check-package-limit', {
  access: 'member',
  summary: "Returns the limit of a feature in the viewer's active packages.",
  input: z.object({ type: z.literal(FEATURES) }),
  output: LimitFlags,
})

export const assignPackage = write('POST assign_package', {
  access: 'member',
  summary: 'Activates a free package. It can be activated again after it expired.',
  input: z.object({
    package_id: OptionalId,
    in_app: Flag,
    product_id: z.optional(Text(200)),
  }),
  output: z.null(),
})
