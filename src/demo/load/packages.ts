import type { Sql } from '#server/db/sql.ts'
import { issueInvoice } from '#server/features/payments/public.ts'
import type { PlacedProject } from './projects.ts'
import type { PlacedProperty } from './properties.ts'
import { insertRows, takeIds } from './rows.ts'
import type { UserIds } from './users.ts'

/** name | price in cents | days | features: limit (∞ is unlimited) */
const PACKAGES = [
  { name: 'Starter', cents: null, days: 30, limits: { 1: 2, 5: null } },
  { name: 'Private seller', cents: 2900, days: 60, limits: { 1: 3, 2: 1, 5: null, 6: null } },
  { name: 'Agent', cents: 7900, days: 30, limits: { 1: 25, 2: 5, 5: null, 6: null, 7: null } },
  { name: 'Agency', cents: 24900, days: 30, limits: { 1: null, 2: 20, 3: 6, 4: 2, 5: null, 6: null, 7: null } },
  { name: 'Explorer', cents: 900, days: 30, limits: { 5: null, 6: null, 7: null } },
] as const

const DAY = 24
const USD = 'USD'

/** Packages, their owners and payments, and the promotions bought with them. */
export async function insertPackages(
  sql: Sql,
  before: (days: number) => string,
  people: UserIds,
  listings: readonly PlacedProperty[],
  projects: readonly PlacedProject[],
): Promise<void> {
  const ids = await takeIds(sql, 'packages', PACKAGES.length)
  await insertRows(
    sql,
    'packages',
    PACKAGES.map(({ name, cents, days }, index) => ({
      id: ids[index]!,
      name,
      package_type: cents === null ? 'free' : 'paid',
      price_minor: cents,
      ios_product_id: cents === null ? null : `lintel.${name.toLowerCase().replace(' ', '-')}`,
      duration_hours: days * DAY,
      is_active: true,
      created_at: before(800),
      updated_at: before(800),
    })),
  )
  await insertRows(
    sql,
    'package_features',
    PACKAGES.flatMap(({ limits }, index) =>
      Object.entries(limits).map(([feature, limit]: [string, number | null]) => ({
        package_id: ids[index]!,
        feature_id: Number(feature),
        limit_type: limit === null ? 'unlimited' : 'limited',
        limit_count: limit,
      })),
    ),
  )
  const owned = await insertOwned(sql, before, people, ids)
  await insertPromotions(sql, before, listings, projects, owned)
}

type Purchase = {
  key: string
  which: number
  daysAgo: number
  kind: 'online payment' | 'bank transfer' | 'free'
  status: string
}

function purchasesOf(people: UserIds): Purchase[] {
  const agencies = ['miradouro', 'rive', 'hearth', 'meridian', 'noor', 'kita']
  const agents = 'beatriz rafael camille jonas grace owen lucia thandi wanjiru omar leila kabir haruka priya'.split(' ')
  const owners = ['helena', 'matteo', 'anneke', 'sofia', 'yusuf', 'emiko', 'liam', 'achieng']
  const bought = [
    ...agencies.map(
      (key, index): Purchase => ({
        key,
        which: 3,
        daysAgo: 4 + index * 3,
        kind: index % 2 ? 'bank transfer' : 'online payment',
        status: 'success',
      }),
    ),
    ...agents.map(
      (key, index): Purchase => ({ key, which: 2, daysAgo: 2 + index, kind: 'online payment', status: 'success' }),
    ),
    ...owners.map(
      (key, index): Purchase => ({
        key,
        which: index % 2 ? 1 : 0,
        daysAgo: 3 + index * 2,
        kind: index % 2 ? 'online payment' : 'free',
        status: 'success',
      }),
    ),
    { key: 'daniel', which: 4, daysAgo: 5, kind: 'online payment', status: 'success' } as const,
    { key: 'nora', which: 4, daysAgo: 1.5, kind: 'bank transfer', status: 'review' } as const,
    { key: 'daniel', which: 1, daysAgo: 20, kind: 'online payment', status: 'failed' } as const,
    { key: 'kabir', which: 2, daysAgo: 48, kind: 'online payment', status: 'success' } as const,
    { key: 'helena', which: 1, daysAgo: 9, kind: 'bank transfer', status: 'rejected' } as const,
  ]
  return bought.filter(({ key }) => people.has(key)).sort((a, b) => b.daysAgo - a.daysAgo)
}

async function insertOwned(
  sql: Sql,
  before: (days: number) => string,
  people: UserIds,
  packageIds: readonly number[],
): Promise<Map<number, number>> {
  const purchases = purchasesOf(people)
  const paymentIds = await takeIds(sql, 'payment_transactions', purchases.length)
  await insertRows(
    sql,
    'payment_transactions',
    purchases.map(({ key, which, daysAgo, kind, status }, index) => ({
      id: paymentIds[index]!,
      user_id: people.get(key)!,
      package_id: packageIds[which]!,
      amount_minor: PACKAGES[which]!.cents ?? 0,
      currency: USD,
      payment_gateway: kind === 'online payment' ? 'Sandbox' : null,
      payment_type: kind,
      payment_status: status,
      platform: 'web',
      order_id: kind === 'online payment' ? `demo-${paymentIds[index]}` : null,
      transaction_id: status === 'success' && kind === 'online payment' ? `demo-paid-${paymentIds[index]}` : null,
      reject_reason: status === 'rejected' ? 'The receipt shows another amount. Please upload the right one.' : null,
      created_at: before(daysAgo),
      updated_at: before(daysAgo),
    })),
  )
  for (const [index, { kind, status, daysAgo }] of purchases.entries())
    if (status === 'success' && kind !== 'free') await issueInvoice(sql, paymentIds[index]!, new Date(before(daysAgo)))
  const paid = purchases
    .map((purchase, index) => ({ ...purchase, paymentId: paymentIds[index]! }))
    .filter(({ status }) => status === 'success')
  const ids = await takeIds(sql, 'user_packages', paid.length)
  await insertRows(
    sql,
    'user_packages',
    paid.map(({ key, which, daysAgo, paymentId }, index) => ({
      id: ids[index]!,
      user_id: people.get(key)!,
      package_id: packageIds[which]!,
      transaction_id: paymentId,
      starts_at: before(daysAgo),
      ends_at: new Date(Date.parse(before(daysAgo)) + PACKAGES[which]!.days * 86_400_000).toISOString(),
      // Packages that expired before the demo was loaded cause no notification.
      expiry_notice_sent_at: daysAgo > PACKAGES[which]!.days ? before(daysAgo - PACKAGES[which]!.days) : null,
      created_at: before(daysAgo),
    })),
  )
  const limits = paid.flatMap(({ which }, index) =>
    Object.entries(PACKAGES[which]!.limits).map(([feature, limit]: [string, number | null]) => ({
      user_package_id: ids[index]!,
      feature_id: Number(feature),
      used: Math.floor((limit ?? 0) * 0.4),
      total: limit,
    })),
  )
  const limitIds = await takeIds(sql, 'user_package_limits', limits.length)
  await insertRows(
    sql,
    'user_package_limits',
    limits.map((row, index) => ({ id: limitIds[index]!, ...row })),
  )
  return new Map(paid.map(({ key }, index) => [people.get(key)!, ids[index]!]))
}

async function insertPromotions(
  sql: Sql,
  before: (days: number) => string,
  listings: readonly PlacedProperty[],
  projects: readonly PlacedProject[],
  owned: ReadonlyMap<number, number>,
) {
  const adverts = [
    ...listings
      .filter(({ advert }) => advert !== null)
      .map(({ id, ownerId, advert }) => ({ property_id: id, project_id: null, ownerId, status: advert! })),
    ...projects
      .filter(({ advert }) => advert !== null)
      .map(({ id, ownerId, advert }) => ({ property_id: null, project_id: id, ownerId, status: advert! })),
  ]
  const ids = await takeIds(sql, 'advertisements', adverts.length)
  await insertRows(
    sql,
    'advertisements',
    adverts.map(({ ownerId, status, ...target }, index) => {
      const daysAgo = status === 'expired' ? 50 + (index % 9) : 0.5 + (index % 12)
      const length = status === 'expired' ? 30 : 90
      return {
        id: ids[index]!,
        user_id: ownerId,
        user_package_id: ownerId === null ? null : (owned.get(ownerId) ?? null),
        ...target,
        placement: 'HomeScreen',
        status,
        is_enabled: status === 'approved' || status === 'pending',
        decided_at: status === 'pending' ? null : before(daysAgo),
        starts_at: before(daysAgo),
        ends_at: new Date(Date.parse(before(daysAgo)) + length * 86_400_000).toISOString(),
        created_at: before(daysAgo),
        updated_at: before(daysAgo),
      }
    }),
  )
}
