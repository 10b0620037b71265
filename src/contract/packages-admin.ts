import * as z from 'zod/mini'
import { FEATURES } from '#domain/package-quota.ts'
import { Counted } from './admin-dashboard.ts'
import { read, write } from './endpoint.ts'
import { Flag, Id, Instant, limit, Numeric, OptionalId, offset, Text } from './fields.ts'
import { LedgerLine, ownership } from './packages.ts'

const TenYears = 87_600
export const PACKAGE_TYPES = ['free', 'paid'] as const
export const PACKAGE_STATES = ['on', 'off'] as const
/** Sort orders of packages; a leading minus reverses the order. */
export const PACKAGE_SORTS = ['state', '-state', 'price', '-price', 'name', '-name'] as const
const LIMIT_TYPES = ['limited', 'unlimited'] as const

export const AdminPackage = z.object({
  id: z.int(),
  name: z.string(),
  package_type: z.literal(PACKAGE_TYPES),
  price: z.nullable(z.number()),
  currency: z.string(),
  duration: z.int(),
  ios_product_id: z.nullable(z.string()),
  is_active: z.boolean(),
  /** Number of users with this package active; in a list the count stops at 100. */
  running: z.int(),
  running_is_exact: z.boolean(),
  translations: z.record(z.string(), z.string()),
  features: z.array(
    z.object({ id: z.int(), key: z.literal(FEATURES), limit_type: z.literal(LIMIT_TYPES), limit: z.nullable(z.int()) }),
  ),
  updated_at: Instant,
})
export type AdminPackage = z.output<typeof AdminPackage>

export const listPackages = read('GET admin/packages', {
  access: 'admin',
  summary: 'Lists all packages with the number of users; those on sale first by default.',
  input: z.object({
    id: OptionalId,
    /** Part of a name. */
    q: z.optional(Text(100)),
    state: z.optional(z.literal(PACKAGE_STATES)),
    package_type: z.optional(z.literal(PACKAGE_TYPES)),
    sort: z._default(z.literal(PACKAGE_SORTS), 'state'),
    offset,
    limit: limit(30),
  }),
  output: z.array(AdminPackage),
  beside: z.object(Counted),
})

const GivenFeature = z
  .object({
    id: Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(FEATURES.length))),
    limit_type: z.literal(LIMIT_TYPES),
    limit: z.optional(Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)))),
  })
  .check(
    z.refine(({ limit_type, limit }) => (limit_type === 'limited') === (limit !== undefined), {
      error: 'api.limit-mismatch',
      path: ['limit'],
    }),
  )

export const savePackage = write('POST admin/save-package', {
  access: 'admin',
  summary: 'Creates or updates a package. Purchased packages are unchanged.',
  input: z.object({
    id: OptionalId,
    name: Text(120),
    package_type: z.literal(PACKAGE_TYPES),
    /** In major units of the site's currency. */
    price: z.optional(Numeric(z.number().check(z.positive(), z.maximum(1_000_000_000)))),
    /** In hours. */
    duration: Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(TenYears))),
    ios_product_id: z.optional(Text(200)),
    is_active: Flag,
    features: z.array(GivenFeature).check(z.minLength(1), z.maxLength(FEATURES.length)),
    translations: z._default(
      z.array(z.object({ language_code: Text(10), name: Text(120) })).check(z.maxLength(50)),
      [],
    ),
  }),
  output: AdminPackage,
})

const Reason = Text(255)

export const grantPackageTo = write('POST admin/grant-package', {
  access: 'admin',
  summary: 'Grants a user a package without payment.',
  input: z.object({ user_id: Id, package_id: Id, reason: Reason }),
  output: z.object({ user_package_id: z.int() }),
})

export const revokePackageOf = write('POST admin/revoke-package', {
  access: 'admin',
  summary: 'Revokes an active package with its remaining credits.',
  input: z.object({ user_package_id: Id, reason: Reason }),
  output: z.null(),
})

export const listPackagesOf = read('GET admin/user-packages', {
  access: 'admin',
  summary: "Lists a user's packages with their ledger.",
  input: z.object({ user_id: Id }),
  output: z.array(
    z.object({
      ...ownership,
      payment_transaction_id: z.nullable(z.int()),
      features: z.array(
        z.object({
          id: z.int(),
          key: z.literal(FEATURES),
          total_limit: z.nullable(z.int()),
          used_limit: z.int(),
          lapsed: z.int(),
        }),
      ),
      ledger: z.array(z.extend(LedgerLine, { actor_id: z.nullable(z.int()) })),
    }),
  ),
})
