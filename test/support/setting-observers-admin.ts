import type { SettingKey } from '#domain/site-settings.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { listPhotoHosts } from '#server/features/imports/photo.sql.ts'
import { findImport } from '#server/features/imports/queries.ts'
import { approvalOf } from '#server/features/listings/approval.ts'
import { claimExpiring, findReminderDays } from '#server/features/packages/reminder.sql.ts'
import { findInvoice, issueInvoice } from '#server/features/payments/invoices.ts'
import { ageListings } from '#server/features/properties/freshness.sql.ts'
import { requireVerification } from '#server/features/publishing-requirements/gates.ts'
import { allowsOwnDecisions } from '#server/features/settings/public.ts'
import { daysAgo, givePackage, makePayment, makeProperty, makeUser } from './make.ts'
import { NOW } from './services.ts'
import type { Observer, TestApp } from './setting-observers.ts'

const MONEY = ['tax_name', 'tax_percent', 'tax_number', 'mortgage_costs'] as const
const PAYMENTS = [
  'bank_transfer_status',
  'stripe_gateway',
  'razorpay_gateway',
  'paystack_gateway',
  'paypal_gateway',
  'flutterwave_status',
  'sandbox_gateway',
  'package_reminder_days',
] as const
const LISTINGS = [
  'auto_approve',
  'auto_approve_edited_listings',
  'live_price_changes',
  'staff_may_decide_own',
  'verification_required_for_user',
  'import_withdraw_percent',
  'import_photo_hosts',
  'freshness_label_days',
  'freshness_sink_days',
  'freshness_hide_days',
  'freshness_expire_days',
  'demo_mode',
  'staff_two_factor_required',
] as const satisfies SettingKey[]

type Key = (typeof MONEY)[number] | (typeof PAYMENTS)[number] | (typeof LISTINGS)[number]

/** The settings that change server behaviour, stored data and messages. */
export async function backOfficeObservers({ db, call, services }: TestApp): Promise<Record<Key, Observer>> {
  const person = await makeUser(db, { verification: 'initial' })
  const verified = await makeUser(db, { verification: 'success' })
  const demo = await makeUser(db, { is_demo: true })
  const staff = await makeUser(db, { role: 'moderator' })
  const owned = await givePackage(db, person.id, { property_list: 5 })
  await db`update user_packages set starts_at = ${daysAgo(20)}, ends_at = ${daysAgo(-10)} where id = ${owned.id}`
  const aged = await makeProperty(db, { owner_id: person.id, confirmed_at: daysAgo(50) })
  const source = await one(
    db<{ id: number }[]>`insert into import_sources (owner_id, name) values (${person.id}, 'feed') returning id`,
  )
  const feed = await one(db<{ id: number }[]>`
    insert into listing_imports (source_id, author_id, format) values (${source.id}, ${person.id}, 'csv') returning id`)

  /** Runs in a transaction that is rolled back, so that a second observation starts from the same state. */
  const tried = async <T>(look: (sql: Sql) => Promise<T>): Promise<T> => {
    let seen: T | undefined
    await db
      .begin(async (sql) => {
        seen = await look(sql)
        throw TAKEN_BACK
      })
      .catch((error: unknown) => {
        if (error !== TAKEN_BACK) throw error
      })
    return seen as T
  }
  const invoice = () =>
    tried(async (sql) => {
      const { id } = await makePayment(sql, person.id, { created_at: NOW })
      await issueInvoice(sql, id, NOW)
      const issued = await findInvoice(sql, id)
      return { seller: issued!.seller, name: issued!.taxName, percent: issued!.taxPercent, tax: issued!.taxMinor }
    })
  const gateways = async () => (await call('getPaymentSettings', {}, person)).data
  const reminded = () =>
    tried(async (sql) => claimExpiring(sql, await findReminderDays(sql), { now: NOW, most: 100 }).then((rows) => rows))
  const approval = () => approvalOf({ sql: db, viewer: { id: verified.id, role: 'user', isDemo: false } })
  const freshness = async (before = 'fresh') => {
    await db`update properties set freshness = ${before}, is_active = ${before === 'fresh'} where id = ${aged.id}`
    await ageListings.run({ ...services, sql: db }, {})
    return one(db`select freshness from properties where id = ${aged.id}`)
  }

  return {
    tax_name: { to: 'IVA', see: invoice },
    tax_percent: { to: '19', see: invoice },
    tax_number: { to: 'PT 500', see: invoice },
    mortgage_costs: {
      to: JSON.stringify([{ country: 'PT', once: [], yearly: [] }]),
      see: () => call('mortgageCosts', {}),
    },
    bank_transfer_status: { to: '1', see: gateways },
    stripe_gateway: { to: '1', see: gateways },
    razorpay_gateway: { to: '1', see: gateways },
    paystack_gateway: { to: '1', see: gateways },
    paypal_gateway: { to: '1', see: gateways },
    flutterwave_status: { to: '1', see: gateways },
    sandbox_gateway: { to: '0', see: gateways },
    package_reminder_days: { to: '60', see: reminded },
    auto_approve: { to: '1', see: approval },
    auto_approve_edited_listings: { to: '1', see: approval },
    live_price_changes: { to: '0', see: approval },
    staff_may_decide_own: { to: '1', see: () => allowsOwnDecisions(db) },
    verification_required_for_user: {
      to: '1',
      see: () =>
        requireVerification({ sql: db, viewer: { id: person.id, role: 'user', isDemo: false } }).then(
          () => 'allowed',
          (error: Error) => error.message,
        ),
    },
    import_withdraw_percent: { to: '80', see: async () => (await findImport(db, feed.id))!.withdrawPercent },
    import_photo_hosts: { to: 'cdn.example.org', see: () => listPhotoHosts(db) },
    freshness_label_days: {
      to: '49',
      see: () => freshness(),
      given: { freshness_sink_days: '60', freshness_label_days: '55' },
    },
    freshness_sink_days: { to: '60', see: () => freshness() },
    freshness_hide_days: { to: '49', see: () => freshness() },
    freshness_expire_days: { to: '49', see: () => freshness('hidden') },
    staff_two_factor_required: { to: '1', see: async () => (await call('getUnreadCounts', {}, staff)).status },
    demo_mode: { to: '1', see: () => call('updateProfile', { name: 'Another name' } as never, demo) },
  }
}

const TAKEN_BACK = new Error('Taken back on purpose')
