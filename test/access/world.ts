import { issueToken } from '#server/db/sessions.ts'
import { one } from '#server/db/sql.ts'
import { issueInvoice } from '#server/features/payments/invoices.ts'
import { testApp } from '#test/support/app.ts'
import {
  givePackage,
  makeCategory,
  makeImage,
  makePackage,
  makePayment,
  makeProject,
  makeProperty,
  makeUser,
} from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { PEOPLE, type Person, type Role } from './roles.ts'

/** The app of the access matrix. Only one test file may import it, because it is closed with that file. */
export const { app, db, tokenOf, services } = await testApp()

interface Listing {
  id: number
  slug: string
}

export interface World {
  people: Record<Person, { id: number }>
  /** The administrator of the impersonated sessions. */
  impersonatorId: number
  /** Listings of the owner: two public, one premium, one hidden. */
  home: Listing
  second: Listing
  premium: Listing
  hidden: Listing
  project: Listing
  hiddenProject: Listing
  freePackageId: number
  reviewPaymentId: number
  refundPaymentId: number
  ownedId: number
  paidPaymentId: number
  categoryId: number
  /** A file of the owner's draft. */
  draftFile: number
  /** An import of the owner. */
  importId: number
}

/** The key of the owner's draft. */
export const DRAFT = '0b9fd8cf-2f1e-4f0e-9d0a-6a1f8f4b7c11'

export async function makeWorld(): Promise<World> {
  const category = await makeCategory(db)
  const people = {
    owner: await makeUser(db),
    other: await makeUser(db),
    agent: await makeUser(db, { account_kind: 'agent' }),
    agency: await makeUser(db, { account_kind: 'agency' }),
    moderator: await makeUser(db, { role: 'moderator' }),
    admin: await makeUser(db, { role: 'admin' }),
    blocked: await makeUser(db),
    deactivated: await makeUser(db),
  }
  const { owner, blocked, agent, deactivated } = people
  await db`insert into blocks (blocker_id, blocked_id) values (${owner.id}, ${blocked.id})`
  const mine = { category_id: category.id, owner_id: owner.id }
  const world: World = {
    people,
    impersonatorId: (await makeUser(db, { role: 'admin' })).id,
    home: await makeProperty(db, mine),
    second: await makeProperty(db, mine),
    premium: await makeProperty(db, { ...mine, is_premium: true }),
    hidden: await makeProperty(db, { ...mine, is_active: false }),
    project: await makeProject(db, { ...mine, is_active: true, request_status: 'approved' }),
    hiddenProject: await makeProject(db, { ...mine, is_active: false, request_status: 'pending' }),
    draftFile: await draftOf(owner.id),
    importId: await importOf(owner.id),
    categoryId: category.id,
    freePackageId: (await makePackage(db, { property_list: 1 })).id,
    reviewPaymentId: (await makePayment(db, owner.id, { payment_type: 'bank transfer', payment_status: 'review' })).id,
    refundPaymentId: (await makePayment(db, owner.id, { payment_status: 'success' })).id,
    ownedId: (await givePackage(db, blocked.id, { mortgage_calculator_detail: 1 })).id,
    paidPaymentId: (await makePayment(db, owner.id, { payment_status: 'success' })).id,
  }
  // Every user has credits, so that only ownership prevents promoting another user's listing.
  for (const role of PEOPLE)
    await givePackage(db, people[role].id, { property_feature: 'unlimited', project_feature: 'unlimited' })
  await givePackage(db, agent.id, { premium_properties: 'unlimited', project_access: 'unlimited' })
  await issueInvoice(db, world.paidPaymentId, NOW)
  for (const role of PEOPLE) await tokenOf(people[role])
  await db`update users set is_active = false where id = ${deactivated.id}`
  await db`update settings set value = '0' where key in ('map_for_visitors', 'compare_for_visitors')`
  await db`update settings set value = '1' where key = 'enquiries_from_visitors'`
  return world
}

/** The request headers of a role. An impersonated session is opened for each call, because some calls end it. */
export async function headersOf({ people, impersonatorId }: World, role: Role): Promise<Record<string, string>> {
  if (role === 'visitor') return {}
  const token =
    role === 'impersonated'
      ? await issueToken(db, { userId: people.owner.id, userAgent: 'Support', now: NOW, days: 1, impersonatorId })
      : await tokenOf(people[role])
  return { authorization: `Bearer ${token}` }
}

async function importOf(ownerId: number): Promise<number> {
  const source = await one(
    db<{ id: number }[]>`insert into import_sources (owner_id, name) values (${ownerId}, 'Office') returning id`,
  )
  const { id } = await one(db<{ id: number }[]>`
    insert into listing_imports (source_id, author_id, format) values (${source.id}, ${ownerId}, 'csv') returning id`)
  return id
}

/** A draft with a file. */
async function draftOf(ownerId: number): Promise<number> {
  const file = await makeImage(db, { owner_id: ownerId })
  const [draft] = await db`
    insert into listing_drafts (owner_id, key, kind, data) values (${ownerId}, ${DRAFT}, 'property', '{}') returning id`
  await db`insert into listing_draft_files (draft_id, media_id, slot) values (${draft!.id}, ${file.id}, 'photo')`
  return file.id
}
