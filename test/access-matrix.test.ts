import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { one } from '#server/db/sql.ts'
import { codeOf, takeCode } from '#server/features/accounts/codes.ts'
import { issueInvoice } from '#server/features/payments/invoices.ts'
import { testApp } from './support/app.ts'
import {
  givePackage,
  makeAdvertisement,
  makeCategory,
  makeImage,
  makePackage,
  makePayment,
  makeProject,
  makeProperty,
  makeUser,
} from './support/make.ts'
import { NOW } from './support/services.ts'

const { app, db, tokenOf, services } = await testApp()

const ROLES = ['visitor', 'owner', 'other', 'blocked', 'deactivated', 'moderator', 'admin'] as const
type Role = (typeof ROLES)[number]
const PEOPLE = ROLES.filter((role) => role !== 'visitor')
const ACTIVE = PEOPLE.filter((role) => role !== 'deactivated')

interface World {
  people: Record<Exclude<Role, 'visitor'>, { id: number }>
  /** Something of the owner that the public may see, something it may not, and a session. */
  home: { id: number; slug: string }
  hidden: { id: number; slug: string }
  project: { id: number; slug: string }
  hiddenProject: { id: number; slug: string }
  sessionId: number
  freePackageId: number
  openPaymentId: number
  reviewPaymentId: number
  refundPaymentId: number
  ownedId: number
  paidPaymentId: number
  categoryId: number
  /** A file of the owner's draft. */
  draftFile: number
  /** An import of the owner's. */
  importId: number
}

/** What a call is asked, and who gets it; everybody else gets a refusal. */
interface Rule {
  /** Whatever the question uses up is made anew for each caller. */
  ask?: (world: World) => Record<string, unknown> | Promise<Record<string, unknown>>
  for: readonly Role[]
  /** What proves that somebody got it; by default an answer without an error. */
  got?: (body: { error: boolean; data: unknown }, world: World) => boolean
}

const EVERYBODY: Rule = { for: ROLES }
const MEMBERS: Rule = { for: ACTIVE }
const ADMINS: Rule = { for: ['admin'] }
const LOAN = { loan_amount: 100_000, interest_rate: 5, loan_term_years: 20 }
const DRAFT = '0b9fd8cf-2f1e-4f0e-9d0a-6a1f8f4b7c11'
const OTHER_DRAFT = '1b9fd8cf-2f1e-4f0e-9d0a-6a1f8f4b7c11'
const UNKNOWN_DRAFT = '2b9fd8cf-2f1e-4f0e-9d0a-6a1f8f4b7c11'
const hasDraft = (body: { data: unknown }) => (body.data as { draft: unknown } | null)?.draft != null
const isListed = (body: { data: unknown }) => Array.isArray(body.data) && body.data.length > 0

/** Whoever may change what is the owner's, and whoever decides about it. */
const EDITORS: readonly Role[] = ['owner', 'admin']
const STAFF: readonly Role[] = ['moderator', 'admin']

const ofOwner = ({ people, categoryId }: World) => ({ category_id: categoryId, owner_id: people.owner.id })
const someHome = (world: World, given = {}) => makeProperty(db, { ...ofOwner(world), ...given })
const someProject = (world: World, given = {}) => makeProject(db, { ...ofOwner(world), ...given })
const someAdvert = async (world: World) =>
  (await makeAdvertisement(db, { property_id: (await someHome(world)).id, user_id: world.people.owner.id })).id
/** Something that was saved and stands. */
const someSave = async () => {
  const { id } = await one(db<{ id: number }[]>`insert into setting_saves default values returning id`)
  await db`insert into setting_changes (save_id, key, value_before, value_after) select ${id}, key, 'Before', value from settings where key = 'company_name'`
  return id
}
const newHome = ({ categoryId }: World) => ({
  title: 'A home without a picture',
  description: 'It is refused after the access check',
  category_id: categoryId,
  property_type: 0,
  address: 'Here',
})

/** Words that `other` and somebody said to each other about somebody's home. */
async function someTalk(world: World, partnerId = world.people.owner.id) {
  const home = await someHome(world, { owner_id: partnerId })
  const other = world.people.other.id
  const { id } = await one(db<{ id: number }[]>`
    insert into chats (property_id, user_id, counterpart_id) values (${home.id}, ${other}, ${partnerId}) returning id`)
  const said = await one(db<{ id: number }[]>`
    insert into messages (chat_id, sender_id, recipient_id, kind, body)
    values (${id}, ${other}, ${partnerId}, 'text', 'Still free?') returning id`)
  await db`update chats set last_message_id = ${said.id} where id = ${id}`
  return { user_id: partnerId, property_id: home.id, message_id: said.id }
}
const hasMessages = (body: { data: unknown }) => {
  const data = body.data as { data?: unknown[]; messages?: unknown[] } | null
  return (data?.data ?? data?.messages ?? []).length > 0
}
const somebody = async () => (await makeUser(db)).id

const someNote = async ({ people }: World) =>
  (
    await one(db<{ id: number }[]>`
      insert into staff_notes (user_id, text) values (${people.owner.id}, 'Called twice') returning id`)
  ).id
const someContact = async () =>
  (
    await one(db<{ id: number }[]>`
      insert into contact_requests (first_name, last_name, email, subject, message)
      values ('Ruth', 'Ames', 'ruth@example.com', 'Hello', 'Hello') returning id`)
  ).id
const someApplication = async () =>
  (
    await one(db<{ id: number }[]>`
      insert into verification_applications (user_id) values (${await somebody()}) returning id`)
  ).id
const someQuestion = async () =>
  (
    await one(db<{ id: number }[]>`
      insert into verification_fields (name, field_type) values ('Licence', 'text') returning id`)
  ).id

const somePair = async (world: World) => {
  const [property_id, other_id] = [(await someHome(world)).id, (await someHome(world)).id]
  await db`insert into duplicate_listings (property_id, other_id, reason, score, found_at) values (${property_id}, ${other_id}, 'words', 80, now())`
  return { property_id, other_id }
}
const someFailure = async () =>
  (
    await one(db<{ id: string }[]>`
      insert into pgboss.job (name, source_name, data) values ('laid-aside', 'deliver-mail', '{"id": 0}') returning id`)
  ).id
const someLetter = async () =>
  (
    await one(db<{ id: number }[]>`
      insert into outbox (channel, recipient, body, status) values ('mail', 'ruth@example.com', 'Hello', 'dead') returning id`)
  ).id
const someArchive = async () =>
  (
    await one(db<{ id: number }[]>`
      insert into site_archives (kind, status, file_key) values ('export', 'done', ${`site-archives/${crypto.randomUUID()}`}) returning id`)
  ).id

/** Asks once something is there. */
async function after(made: Promise<unknown>, input: Record<string, unknown>) {
  await made
  return input
}

const question = (property_id: number) => ({
  property_id,
  name: 'Ruth',
  email: `ruth${crypto.randomUUID()}@example.com`,
  message: 'Is it quiet?',
  consent: 1,
})

/** A question to the owner, or to the site. */
async function someEnquiry({ people, home }: World, recipientId: number | null = people.owner.id): Promise<number> {
  const { id } = await one(db<{ id: number }[]>`
    insert into enquiries (property_id, recipient_id, visitor_name, visitor_email, message, consented_at, sender_key)
    values (${home.id}, ${recipientId}, 'Ruth', 'ruth@example.com', 'Quiet?', now(), sha256('x')) returning id`)
  return id
}

const AN_HOUR = { start_time: '10:00', end_time: '11:00' }
const someHours = async ({ people }: World) =>
  (
    await one(db<{ id: number }[]>`
      insert into viewing_hours (host_id, weekday, starts_minute, ends_minute) values (${people.owner.id}, 1, 0, 60) returning id`)
  ).id
const someException = async ({ people }: World, kind: 'extra' | 'closed') =>
  (
    await one(db<{ id: number }[]>`
      insert into viewing_exceptions (host_id, kind, day, starts_minute, ends_minute)
      values (${people.owner.id}, ${kind}, '2030-01-01', 0, 60) returning id`)
  ).id

let hour = 0
/** A time at which nobody else has been yet. */
const nextHour = () => new Date(NOW.getTime() + (1000 + ++hour) * 3_600_000)

/** What `other` asked the owner for, or the site. */
async function someViewing({ people, home }: World, hostId: number | null = people.owner.id): Promise<number> {
  const at = nextHour()
  const { id } = await one(db<{ id: number }[]>`
    insert into viewings (property_id, host_id, guest_id, meeting_type, starts_at, ends_at, time_zone, status, proposed_by)
    values (${home.id}, ${hostId}, ${people.other.id}, 'in_person', ${at}, ${new Date(at.getTime() + 1_800_000)}, 'UTC', 'pending', 'guest')
    returning id`)
  return id
}

const isOfHome = (body: { data: unknown }, { home }: World) =>
  (body.data as { property_id: number }[]).some(({ property_id }) => property_id === home.id)

/** A free time of the owner, in the clock of Lisbon. */
async function someSlot({ people }: World, property_id: number) {
  await db`delete from viewings`
  await db`insert into viewing_exceptions (host_id, kind, day, starts_minute, ends_minute)
    values (${people.owner.id}, 'extra', '2026-06-20', 600, 630)`
  return { property_id, date: '2026-06-20', start_time: '10:00' }
}

/**
 * Every call with every kind of caller. A call that is not here fails the test: whoever adds one says who may make it.
 * Calls that change the very accounts of this table are asked in a way that is refused after the access check.
 */
const RULES: Record<keyof typeof contract, Rule | Rule[]> = {
  homepageData: EVERYBODY,
  searchHomes: EVERYBODY,
  searchFacets: EVERYBODY,
  searchMap: { ask: () => ({ view: '-10,-10,10,10', zoom: 4 }), for: ACTIVE },
  searchSuggestions: { ask: () => ({ q: 'lis' }), for: ROLES },
  searchExample: { ask: () => ({}), for: ROLES },
  searchPhrase: { ask: () => ({ q: 'flat' }), for: ROLES },
  getProperty: [
    { ask: ({ home }) => ({ id: home.id }), for: ROLES, got: isListed },
    { ask: ({ hidden }) => ({ slug_id: hidden.slug }), for: ['owner', 'moderator', 'admin'], got: isListed },
    { ask: ({ hidden }) => ({ id: hidden.id }), for: ['owner', 'moderator', 'admin'], got: isListed },
  ],
  getPropertyList: EVERYBODY,
  getNearbyProperties: EVERYBODY,
  getPropertiesOnMap: EVERYBODY,
  getAllSimilarProperties: [
    { ask: ({ home }) => ({ property_id: home.id }), for: ROLES },
    { ask: ({ hidden }) => ({ property_id: hidden.id }), for: ['owner', 'moderator', 'admin'], got: isListed },
  ],
  compareProperties: {
    ask: ({ home, hidden }) => ({ source_property_id: home.id, target_property_id: hidden.id }),
    for: [],
  },
  compareHomes: { ask: ({ home, hidden }) => ({ ids: `${home.id},${hidden.id}` }), for: [] },
  getPropertyHistory: [
    { ask: ({ home }) => ({ slug_id: home.slug }), for: ROLES },
    { ask: ({ hidden }) => ({ slug_id: hidden.slug }), for: ['owner', 'moderator', 'admin'] },
  ],
  listingForm: [
    { ask: () => ({ kind: 'property' }), for: ACTIVE },
    { ask: ({ home }) => ({ kind: 'property', slug_id: home.slug }), for: ['owner', 'admin'] },
    { ask: ({ hiddenProject }) => ({ kind: 'project', slug_id: hiddenProject.slug }), for: ['owner', 'admin'] },
    { ask: () => ({ kind: 'property', key: DRAFT }), for: ['owner'], got: hasDraft },
  ],
  listDrafts: { for: ['owner'], got: isListed },
  startImport: { ask: () => ({ source: 'Matrix' }), for: [] },
  listImports: [
    { for: ['owner'], got: isListed },
    { ask: ({ people }) => ({ user_id: people.owner.id }), for: ['admin'], got: isListed },
  ],
  getImport: { ask: ({ importId }) => ({ id: importId }), for: ['owner', 'admin'] },
  getImportErrors: { ask: ({ importId }) => ({ id: importId }), for: ['owner', 'admin'] },
  exportOwnListings: [MEMBERS, { ask: ({ people }) => ({ user_id: people.owner.id }), for: ['admin'] }],
  listImportRows: { ask: ({ importId }) => ({ id: importId }), for: ['owner', 'admin'] },
  mapImport: { ask: ({ importId }) => ({ id: importId, mapping: '{}' }), for: ['owner', 'admin'] },
  runImport: {
    ask: async ({ importId }) => {
      await db`update listing_imports set status = 'checked' where id = ${importId}`
      return { id: importId }
    },
    for: ['owner', 'admin'],
  },
  saveDraft: [
    {
      ask: ({ home }) => ({
        key: OTHER_DRAFT,
        kind: 'property',
        slug_id: home.slug,
        step: 'words',
        version: 0,
        data: '{}',
      }),
      for: ['owner', 'admin'],
    },
    // A draft of one's own under the same key does not speak of the owner's file.
    {
      ask: ({ draftFile }) => ({
        key: DRAFT,
        kind: 'property',
        step: 'words',
        version: 0,
        data: `{"photos":[${draftFile}]}`,
      }),
      for: ['owner'],
    },
  ],
  deleteDraft: { ask: () => ({ key: UNKNOWN_DRAFT }), for: [] },
  addDraftFile: { ask: () => ({ key: DRAFT, kind: 'property' }), for: [] },
  findDuplicates: { ask: () => ({ key: DRAFT }), for: ['owner'] },
  publishDraft: { ask: () => ({ key: DRAFT }), for: [] },
  getProjects: [EVERYBODY, { ask: ({ hiddenProject }) => ({ id: hiddenProject.id }), for: [], got: isListed }],
  getProjectDetail: [
    { ask: ({ project }) => ({ slug_id: project.slug }), for: ['owner', 'moderator', 'admin'] },
    { ask: ({ hiddenProject }) => ({ slug_id: hiddenProject.slug }), for: ['owner', 'moderator', 'admin'] },
  ],
  postProperty: { ask: (world) => ({ ...newHome(world), price: 1 }), for: [] },
  updateProperty: [
    { ask: async (world) => ({ action_type: 0, id: (await someHome(world)).id, price: 5 }), for: EDITORS },
    { ask: async (world) => ({ action_type: 0, slug_id: (await someHome(world)).slug, price: 5 }), for: EDITORS },
    { ask: async (world) => ({ action_type: 1, id: (await someHome(world)).id }), for: EDITORS },
  ],
  deleteProperty: { ask: async (world) => ({ id: (await someHome(world)).id }), for: EDITORS },
  updatePropertyStatus: {
    ask: async (world) => ({ property_id: (await someHome(world)).id, status: 2 }),
    for: EDITORS,
  },
  changePropertyStatus: {
    ask: async (world) => ({ property_id: (await someHome(world)).id, status: 0 }),
    for: EDITORS,
  },
  confirmListing: { ask: async (world) => ({ property_id: (await someHome(world)).id }), for: EDITORS },
  getAddedProperties: [
    { ask: ({ home }) => ({ id: home.id }), for: ['owner'], got: isListed },
    { ask: ({ hidden }) => ({ slug_id: hidden.slug }), for: ['owner'], got: isListed },
  ],
  postProject: { ask: async (world) => ({ id: (await someProject(world)).id, title: 'Renamed' }), for: EDITORS },
  deleteProject: { ask: async (world) => ({ id: (await someProject(world)).id }), for: EDITORS },
  changeProjectStatus: {
    ask: async (world) => ({ project_id: (await someProject(world)).id, status: 0 }),
    for: EDITORS,
  },
  getAddedProjects: { ask: ({ hiddenProject }) => ({ slug_id: hiddenProject.slug }), for: ['owner'] },
  storeAdvertisement: [
    {
      ask: async (world) => ({ feature_for: 'property', property_id: (await someHome(world)).id }),
      for: EDITORS,
    },
    {
      ask: async (world) => ({ feature_for: 'project', project_id: (await someProject(world)).id }),
      for: EDITORS,
    },
  ],
  getFeaturedData: {
    ask: async (world) => {
      await someAdvert(world)
      return {}
    },
    for: ['owner'],
    got: isListed,
  },
  deleteAdvertisement: { ask: async (world) => ({ id: await someAdvert(world) }), for: EDITORS },
  ownListings: [
    { ask: ({ hidden }) => ({ slug_id: hidden.slug }), for: EDITORS, got: isListed },
    { ask: ({ hiddenProject }) => ({ kind: 'project', slug_id: hiddenProject.slug }), for: EDITORS, got: isListed },
  ],
  ownerDashboard: {
    ask: async (world) => {
      await someHome(world, { request_status: 'rejected', title: 'Refused, of the owner' })
      return {}
    },
    for: ['owner'],
    got: (body) => JSON.stringify(body.data).includes('Refused, of the owner'),
  },
  listingStatistics: [
    { ask: ({ home }) => ({ id: home.id }), for: ['owner', ...STAFF] },
    { ask: ({ hidden }) => ({ slug_id: hidden.slug }), for: ['owner', ...STAFF] },
    { ask: ({ hiddenProject }) => ({ kind: 'project', id: hiddenProject.id }), for: ['owner', ...STAFF] },
  ],
  listWaitingWork: { for: STAFF },
  getToday: { for: STAFF },
  listAudit: { for: ['admin'] },
  listModeration: { for: STAFF },
  moderate: [
    {
      ask: async (world) => ({
        kind: 'property',
        id: (await someHome(world, { request_status: 'pending' })).id,
        decision: 'approve',
      }),
      for: STAFF,
    },
    {
      ask: async (world) => ({
        kind: 'project',
        id: (await someProject(world, { request_status: 'pending' })).id,
        decision: 'reject',
        reason: 'No',
      }),
      for: STAFF,
    },
  ],
  getModerationCase: {
    ask: async (world) => ({ kind: 'property', id: (await someHome(world, { request_status: 'pending' })).id }),
    for: STAFF,
    got: (body) => body.data !== null && !body.error,
  },
  claimModerationCase: {
    ask: async (world) => ({ kind: 'property', id: (await someHome(world, { request_status: 'pending' })).id }),
    for: STAFF,
  },
  moderateMany: {
    ask: async (world) => ({
      cause: 'photo-seen',
      cases: [{ kind: 'property', id: (await someHome(world, { request_status: 'pending' })).id }],
      decision: 'approve',
    }),
    for: STAFF,
  },
  // Only whoever made a decision takes it back, so nobody takes back somebody else's.
  undoModeration: {
    ask: async (world) => {
      const { id } = await someHome(world, { request_status: 'pending' })
      await db`insert into moderation_cases ${db({
        ...{ kind: 'property', subject_id: id, held_decision: 'approve', held_by: world.people.moderator.id },
        held_until: new Date(NOW.getTime() + 5_000),
      })}`
      return { cases: [{ kind: 'property', id }] }
    },
    for: ['moderator'],
  },
  listReasonTemplates: { for: STAFF },
  saveReasonTemplate: { ask: () => ({ code: 'matrix', texts: { en: 'Because' } }), for: ['admin'] },
  appealDecision: [
    {
      ask: async (world) => {
        const { id } = await someHome(world, { request_status: 'rejected' })
        await db`insert into rejections (property_id, reason) values (${id}, 'No')`
        await givePackage(db, world.people.owner.id, { property_list: 'unlimited' })
        return { property_id: id, message: 'Please look again' }
      },
      for: ['owner'],
    },
    {
      ask: async (world) => {
        const { id } = await someProject(world, { request_status: 'rejected' })
        await db`insert into rejections (project_id, reason) values (${id}, 'No')`
        await givePackage(db, world.people.owner.id, { project_list: 'unlimited' })
        return { project_id: id, message: 'Please look again' }
      },
      for: ['owner'],
    },
  ],
  agentList: EVERYBODY,
  listProfessionals: EVERYBODY,
  agentProperties: { ask: ({ people }) => ({ id: people.owner.id }), for: ROLES },
  addFavourite: [
    { ask: ({ home }) => ({ property_id: home.id, type: 1 }), for: ACTIVE },
    { ask: ({ hidden }) => ({ property_id: hidden.id, type: 1 }), for: ['owner', 'moderator', 'admin'] },
  ],
  getFavouriteProperty: MEMBERS,
  interestedUsers: [
    { ask: ({ home }) => ({ property_id: home.id, type: 1 }), for: ACTIVE.filter((role) => role !== 'owner') },
    { ask: ({ hidden }) => ({ property_id: hidden.id, type: 1 }), for: ['moderator', 'admin'] },
  ],
  getInterestedUsers: [
    { ask: ({ home }) => ({ property_id: home.id }), for: ['owner', 'admin'] },
    { ask: ({ home }) => ({ slug_id: home.slug }), for: ['owner', 'admin'] },
    { ask: ({ hidden }) => ({ property_id: hidden.id }), for: ['owner', 'admin'] },
  ],
  getHomeMarks: MEMBERS,
  setHomeMarks: { ask: ({ home }) => ({ seen: [home.id] }), for: ACTIVE },
  getPackages: EVERYBODY,
  packageOffers: { ask: () => ({ feature: 'project_access' }), for: ROLES },
  checkPackageLimit: { ask: () => ({ type: 'property_list' }), for: ACTIVE },
  packageHistory: MEMBERS,
  listPackages: ADMINS,
  listEntries: { ask: () => ({ kind: 'category' }), for: ['admin'] },
  findEntry: { ask: ({ categoryId }) => ({ kind: 'category', id: categoryId }), for: ['admin'] },
  saveEntry: {
    ask: () => ({
      kind: 'faq',
      changes: [
        { key: 'question', value: 'Why?' },
        { key: 'answer', value: 'So.' },
      ],
    }),
    for: ['admin'],
  },
  deleteEntry: {
    ask: async () => ({
      kind: 'faq',
      id: (await one(db`insert into faqs (question, answer) values ('Q', 'A') returning id`)).id,
    }),
    for: ['admin'],
  },
  orderEntries: {
    ask: async () => ({
      kind: 'section',
      ids: (await db`select id from homepage_sections order by id`).map(({ id }) => id),
    }),
    for: ['admin'],
  },
  listSettings: ADMINS,
  listSettingChanges: ADMINS,
  saveSettings: {
    ask: () => ({ changes: [{ key: 'company_name', value: `Site ${Math.random()}` }] }),
    for: ['admin'],
  },
  undoSettings: { ask: async () => ({ id: await someSave() }), for: ['admin'] },
  listAllLanguages: ADMINS,
  saveLanguage: { ask: () => ({ code: 'es', name: 'Español', is_active: true }), for: ['admin'] },
  listTexts: { ask: () => ({ language_code: 'es' }), for: ['admin'] },
  saveText: { ask: () => ({ language_code: 'es', key: 'app.skip', value: 'Saltar' }), for: ['admin'] },
  listCurrencyRates: ADMINS,
  saveCurrencyRate: { ask: () => ({ code: 'EUR', rate: 0.92 }), for: ['admin'] },
  savePackage: {
    ask: () => ({
      name: 'New',
      package_type: 'free',
      duration: 24,
      features: [{ id: 1, limit_type: 'limited', limit: 1 }],
    }),
    for: ['admin'],
  },
  grantPackageTo: {
    ask: ({ people, freePackageId }) => ({ user_id: people.deactivated.id, package_id: freePackageId, reason: 'x' }),
    for: ['admin'],
  },
  revokePackageOf: { ask: ({ ownedId }) => ({ user_package_id: ownedId, reason: 'x' }), for: ['admin'] },
  listPackagesOf: { ask: ({ people }) => ({ user_id: people.owner.id }), for: ['admin'] },
  listPeople: ADMINS,
  getPerson: { ask: ({ people }) => ({ id: people.owner.id }), for: ['admin'] },
  deactivatePerson: { ask: async () => ({ user_id: await somebody(), reason: 'x' }), for: ['admin'] },
  reactivatePerson: {
    ask: async () => ({ user_id: (await makeUser(db, { is_active: false })).id, reason: 'x' }),
    for: ['admin'],
  },
  setAccountType: { ask: async () => ({ user_id: await somebody(), account_type: 'agent' }), for: ['admin'] },
  setRole: { ask: async () => ({ user_id: await somebody(), role: 'moderator' }), for: ['admin'] },
  endSessionsOf: { ask: async () => ({ user_id: await somebody() }), for: ['admin'] },
  addStaffNote: { ask: ({ people }) => ({ user_id: people.owner.id, text: 'x' }), for: ['admin'] },
  deleteStaffNote: { ask: async (world) => ({ id: await someNote(world) }), for: ['admin'] },
  impersonate: { ask: async () => ({ user_id: await somebody(), reason: 'x' }), for: ['admin'] },
  endImpersonation: MEMBERS,
  listApplications: ADMINS,
  getApplication: { ask: async () => ({ id: await someApplication() }), for: ['admin'] },
  decideApplication: { ask: async () => ({ id: await someApplication(), decision: 'approve' }), for: ['admin'] },
  listFormFields: ADMINS,
  saveFormField: { ask: () => ({ name: 'Licence', field_type: 'text' }), for: ['admin'] },
  deleteFormField: { ask: async () => ({ id: await someQuestion() }), for: ['admin'] },
  orderFormFields: {
    ask: async () => ({ ids: (await db<{ id: number }[]>`select id from verification_fields`).map(({ id }) => id) }),
    for: ['admin'],
  },
  listPaymentMessages: ADMINS,
  listPaymentsOfAll: ADMINS,
  getPaymentOfAny: { ask: ({ paidPaymentId }) => ({ payment_transaction_id: paidPaymentId }), for: ['admin'] },
  getRevenue: { ask: () => ({ from: '2026-06-01', to: '2026-06-30' }), for: ['admin'] },
  listSiteArchives: { for: ['admin'] },
  exportWholeSite: { ask: () => after(db`delete from site_archives`, {}), for: ['admin'] },
  getSiteArchiveLink: { ask: async () => ({ id: await someArchive() }), for: ['admin'] },
  deleteSiteArchive: { ask: async () => ({ id: await someArchive() }), for: ['admin'] },
  // Only an empty site takes one in, and this one is full of people.
  importWholeSite: { for: [] },
  exportPayments: { ask: () => ({ from: '2026-06-01', to: '2026-06-30' }), for: ['admin'] },
  listContacts: ADMINS,
  listStaleListings: { for: STAFF },
  askOwners: { ask: ({ home }) => ({ ids: [home.id] }), for: STAFF },
  hideListings: { ask: async (world) => ({ ids: [(await someHome(world)).id], reason: 'Old' }), for: STAFF },
  listDuplicateListings: { for: STAFF },
  settleDuplicate: { ask: (world) => somePair(world), for: STAFF },
  openCase: { ask: async (world) => ({ property_id: (await someHome(world)).id, reason: 'Twice' }), for: STAFF },
  exportUpkeep: { ask: () => ({ report: 'duplicates' }), for: ['admin'] },
  listQueues: ADMINS,
  listJobs: ADMINS,
  retryJobs: { ask: async () => ({ queue: 'deliver-mail', ids: [await someFailure()] }), for: ['admin'] },
  discardJobs: {
    ask: async () => ({ queue: 'deliver-mail', ids: [await someFailure()], reason: 'Over' }),
    for: ['admin'],
  },
  listOutbox: ADMINS,
  retryOutbox: { ask: async () => ({ channel: 'mail', id: await someLetter() }), for: ['admin'] },
  answerContact: { ask: async () => ({ id: await someContact(), message: 'Hello' }), for: ['admin'] },
  markContact: { ask: async () => ({ id: await someContact(), is_handled: 1 }), for: ['admin'] },
  listAnnouncements: ADMINS,
  previewAnnouncement: ADMINS,
  sendAnnouncement: { ask: () => ({ title: 'News', message: crypto.randomUUID() }), for: ['admin'] },
  listGateways: ADMINS,
  saveGatewayKeys: {
    ask: () => ({ gateway: 'Paystack', keys: { secret_key: 'sk', public_key: 'pk' } }),
    for: ['admin'],
  },
  removeGatewayKeys: {
    ask: async () => {
      await db`
        insert into gateway_keys (gateway, sealed, hints) values ('Paystack', ${Buffer.alloc(40)}, '{}') on conflict do nothing`
      return { gateway: 'Paystack' }
    },
    for: ['admin'],
  },
  switchGateway: { ask: () => ({ gateway: 'Paystack', is_on: 1 }), for: ['admin'] },
  reviewPayment: {
    ask: ({ reviewPaymentId }) => ({ payment_transaction_id: reviewPaymentId, action: 'reject', reason: 'x' }),
    for: ['admin'],
  },
  refundPayment: {
    ask: ({ refundPaymentId }) => ({ payment_transaction_id: refundPaymentId, reason: 'x' }),
    for: ['admin'],
  },
  getPaymentSettings: MEMBERS,
  createPaymentIntent: { ask: ({ freePackageId }) => ({ package_id: freePackageId }), for: [] },
  payWithPaypal: { ask: ({ freePackageId }) => ({ package_id: freePackageId }), for: [] },
  payWithFlutterwave: { ask: ({ freePackageId }) => ({ package_id: freePackageId }), for: [] },
  createRazorpayOrder: { ask: ({ freePackageId }) => ({ package_id: freePackageId }), for: [] },
  failPayment: { ask: ({ openPaymentId }) => ({ payment_transaction_id: openPaymentId }), for: ['owner'] },
  getPayments: MEMBERS,
  getPayment: { ask: ({ paidPaymentId }) => ({ payment_transaction_id: paidPaymentId }), for: ['owner', 'admin'] },
  getPaymentReceipt: {
    ask: ({ paidPaymentId }) => ({ payment_transaction_id: paidPaymentId }),
    for: ['owner', 'admin'],
  },
  getInvoice: { ask: ({ paidPaymentId }) => ({ payment_transaction_id: paidPaymentId }), for: ['owner', 'admin'] },
  initiateBankTransfer: { ask: ({ freePackageId }) => ({ package_id: freePackageId }), for: [] },
  uploadBankReceipt: { ask: ({ openPaymentId }) => ({ payment_transaction_id: openPaymentId }), for: [] },
  assignPackage: { ask: ({ freePackageId }) => ({ package_id: freePackageId }), for: ACTIVE },
  getCategories: EVERYBODY,
  getFacilities: EVERYBODY,
  getFacilitiesForFilter: EVERYBODY,
  propertyAdvanceFilterData: EVERYBODY,
  getCitiesData: EVERYBODY,
  getMapPlacesList: { ask: () => ({ input: 'Lis' }), for: ROLES },
  getMapPlaceDetails: { ask: () => ({ latitude: 1, longitude: 1 }), for: ROLES },
  userSignup: { ask: () => ({ type: 3, email: 'nobody@lintel.test', password: 'x' }), for: [] },
  userRegister: { ask: () => ({}), for: [] },
  getOtp: { ask: () => ({}), for: [] },
  verifyOtp: { ask: () => ({ number: '15550100', otp: '000000' }), for: [] },
  forgotPassword: { ask: () => ({}), for: [] },
  resetPassword: {
    ask: () => ({ token: 'x', password: 'quite long enough', re_password: 'quite long enough' }),
    for: [],
  },
  updateProfile: MEMBERS,
  changeEmail: { ask: () => ({ email: `${crypto.randomUUID()}@example.com` }), for: ACTIVE },
  // The code was sent for the owner's account, so it confirms nothing for another one.
  confirmEmail: {
    ask: async ({ people }) => {
      const to = { channel: 'mail', address: `${crypto.randomUUID()}@example.com`, userId: people.owner.id } as const
      const code = await takeCode(db, to, NOW)
      return { email: to.address, otp: codeOf(services.derive, code) }
    },
    for: ['owner'],
  },
  changePassword: { ask: () => ({ password: 'quite long enough', re_password: 'quite long enough' }), for: ACTIVE },
  getUserData: { for: ACTIVE, got: (body) => typeof (body.data as { id?: number } | null)?.id === 'number' },
  listSessions: { for: ACTIVE, got: isListed },
  endSessions: { ask: ({ sessionId }) => ({ id: sessionId }), for: ['owner'] },
  beforeLogout: { ask: () => ({ fcm_id: 'x'.repeat(5000) }), for: [] },
  deleteUser: { ask: () => ({}), for: [] },
  offerPasskey: MEMBERS,
  addPasskey: { ask: () => ({ answer: '{}' }), for: [] },
  listPasskeys: MEMBERS,
  removePasskey: { ask: () => ({ id: 'AAAA' }), for: [] },
  askPasskey: EVERYBODY,
  signInByPasskey: { ask: () => ({ answer: '{}' }), for: [] },
  getChats: [MEMBERS, { ask: () => ({ desk: 1 }), for: STAFF }],
  getMessages: [
    { ask: (world) => someTalk(world), for: ['other'], got: hasMessages },
    { ask: async (world) => ({ ...(await someTalk(world)), desk: 1 }), for: [], got: hasMessages },
  ],
  sendMessage: [
    {
      ask: ({ home, people }) => ({ receiver_id: people.owner.id, property_id: home.id, message: 'Hello' }),
      for: ['other', 'moderator', 'admin'],
    },
    {
      ask: ({ hidden, people }) => ({ receiver_id: people.owner.id, property_id: hidden.id, message: 'Hello' }),
      for: STAFF,
    },
    {
      ask: async (world) => ({
        receiver_id: world.people.other.id,
        property_id: (await someHome(world)).id,
        message: 'Buy!',
      }),
      for: [],
    },
    {
      ask: ({ home, people }) => ({ receiver_id: people.other.id, property_id: home.id, message: 'Hello', desk: 1 }),
      for: STAFF,
    },
  ],
  deleteChatMessage: [
    { ask: async (world) => ({ message_id: (await someTalk(world)).message_id }), for: ['owner', 'other'] },
    {
      ask: async (world) => {
        const { user_id, property_id } = await someTalk(world)
        return { receiver_id: user_id, property_id }
      },
      for: ['other'],
    },
  ],
  getChatThread: [
    { ask: (world) => someTalk(world), for: ['other'], got: hasMessages },
    { ask: async (world) => ({ ...(await someTalk(world)), desk: 1 }), for: [], got: hasMessages },
  ],
  readChat: { ask: (world) => someTalk(world), for: ['other'] },
  acknowledgeMessages: [
    { ask: async (world) => ({ message_ids: [(await someTalk(world)).message_id] }), for: ACTIVE },
    { ask: async (world) => ({ message_ids: [(await someTalk(world)).message_id], desk: 1 }), for: STAFF },
  ],
  typeInChat: { ask: (world) => someTalk(world), for: ['other'] },
  getPresence: {
    ask: async (world) => ({ user_ids: (await someTalk(world, await somebody())).user_id }),
    for: ['other'],
    got: isListed,
  },
  openLive: MEMBERS,
  getPushSettings: MEMBERS,
  registerPush: { ask: () => ({ token: 'nowhere' }), for: [] },
  unregisterPush: { ask: () => ({ token: 'unknown' }), for: ACTIVE },
  getUnreadCounts: [MEMBERS, { ask: () => ({ desk: 1 }), for: STAFF }],
  getNotificationList: {
    ask: async ({ people }) => {
      await db`
        with n as (insert into notifications (title, message) values ('For the owner', 'only') returning id)
        insert into notification_recipients (notification_id, user_id) select id, ${people.owner.id} from n`
      return {}
    },
    for: ['owner'],
    got: (body) => (body.data as { title: string }[]).some(({ title }) => title === 'For the owner'),
  },
  readNotifications: { ask: () => ({ all: 1 }), for: ACTIVE },
  getNotificationPreferences: MEMBERS,
  setNotificationPreferences: {
    ask: () => ({ choices: [{ kind: 'interest', channel: 'mail', is_on: 0 }] }),
    for: ACTIVE,
  },
  getReportReasons: EVERYBODY,
  addReports: [
    {
      ask: async (world) => ({ property_id: (await someHome(world)).id, reason_id: 0, other_message: 'It is mine' }),
      for: ACTIVE.filter((role) => role !== 'owner'),
    },
    { ask: ({ hidden }) => ({ property_id: hidden.id, reason_id: 0, other_message: 'It is mine' }), for: STAFF },
  ],
  blockUser: { ask: async () => ({ to_user_id: await somebody() }), for: ACTIVE },
  unblockUser: {
    ask: async ({ people }) => {
      const to_user_id = await somebody()
      await db`insert into blocks (blocker_id, blocked_id) values (${people.owner.id}, ${to_user_id})`
      return { to_user_id }
    },
    for: ['owner'],
  },
  sendEnquiry: [
    { ask: ({ home }) => question(home.id), for: ROLES.filter((role) => role !== 'owner') },
    { ask: ({ hidden }) => question(hidden.id), for: STAFF },
  ],
  getEnquiries: [
    { ask: (world) => after(someEnquiry(world), {}), for: ['owner'], got: isListed },
    { ask: () => ({ desk: 1 }), for: STAFF },
  ],
  readEnquiries: [
    { ask: async (world) => ({ ids: [await someEnquiry(world)] }), for: ACTIVE },
    { ask: async (world) => ({ ids: [await someEnquiry(world)], desk: 1 }), for: STAFF },
  ],
  answerEnquiry: [
    { ask: async (world) => ({ enquiry_id: await someEnquiry(world), message: 'Yes' }), for: ['owner'] },
    { ask: async (world) => ({ enquiry_id: await someEnquiry(world, null), message: 'Yes' }), for: STAFF },
  ],
  deleteEnquiry: [
    { ask: async (world) => ({ enquiry_id: await someEnquiry(world) }), for: ['owner'] },
    { ask: async (world) => ({ enquiry_id: await someEnquiry(world, null) }), for: STAFF },
  ],
  getBookingPreferences: [MEMBERS, { ask: () => ({ desk: 1 }), for: STAFF }],
  setBookingPreferences: [MEMBERS, { ask: () => ({ desk: 1 }), for: STAFF }],
  getViewingHours: [MEMBERS, { ask: () => ({ desk: 1 }), for: STAFF }],
  setViewingHours: [
    { ask: async (world) => ({ deleted_ids: [await someHours(world)] }), for: ['owner'] },
    {
      ask: async (world) => ({ schedule: [{ ...AN_HOUR, day: 'monday', id: await someHours(world) }] }),
      for: ['owner'],
    },
    { ask: () => ({ desk: 1 }), for: STAFF },
  ],
  getExtraSlots: [MEMBERS, { ask: () => ({ desk: 1 }), for: STAFF }],
  setExtraSlots: [
    {
      ask: async (world) => ({
        extra_time_slots: [{ ...AN_HOUR, date: '2030-01-01', id: await someException(world, 'extra') }],
      }),
      for: ['owner'],
    },
    { ask: () => ({ desk: 1, extra_time_slots: [{ ...AN_HOUR, date: '2030-01-01' }] }), for: STAFF },
  ],
  deleteExtraSlots: {
    ask: async (world) => ({ slot_ids: [await someException(world, 'extra')] }),
    for: ['owner'],
  },
  getUnavailability: [MEMBERS, { ask: () => ({ desk: 1 }), for: STAFF }],
  addUnavailability: [
    { ask: () => ({ date: '2030-01-01' }), for: ACTIVE },
    { ask: () => ({ date: '2030-01-01', desk: 1 }), for: STAFF },
  ],
  deleteUnavailability: { ask: async (world) => ({ id: await someException(world, 'closed') }), for: ['owner'] },
  getMonthlySlots: [
    { ask: ({ people }) => ({ agent_id: people.owner.id, month: 6, year: 2026 }), for: ACTIVE },
    {
      ask: ({ people, hidden }) => ({ agent_id: people.owner.id, month: 6, year: 2026, property_id: hidden.id }),
      for: ['owner', ...STAFF],
    },
  ],
  checkAvailability: {
    ask: ({ people }) => ({ agent_id: people.owner.id, date: '2030-01-01', ...AN_HOUR }),
    for: ACTIVE,
  },
  getViewingSlots: [
    { ask: ({ home }) => ({ property_id: home.id }), for: ROLES },
    { ask: ({ hidden }) => ({ property_id: hidden.id }), for: ['owner', ...STAFF] },
  ],
  requestViewing: [
    { ask: async (world) => someSlot(world, (await someHome(world)).id), for: ['other', ...STAFF] },
    { ask: (world) => someSlot(world, world.hidden.id), for: STAFF },
  ],
  getUserViewings: {
    ask: (world) => after(someViewing(world), {}),
    for: ['other'],
    got: isOfHome,
  },
  getAgentViewings: [
    { ask: (world) => after(someViewing(world), {}), for: ['owner'], got: isOfHome },
    { ask: (world) => after(someViewing(world, null), { desk: 1 }), for: STAFF, got: isOfHome },
  ],
  updateViewing: [
    { ask: async (world) => ({ appointment_id: await someViewing(world), status: 'confirmed' }), for: ['owner'] },
    { ask: async (world) => ({ appointment_id: await someViewing(world, null), status: 'confirmed' }), for: STAFF },
    {
      ask: async (world) => ({ appointment_id: await someViewing(world), status: 'cancelled', reason: 'x' }),
      for: ['owner', 'other'],
    },
  ],
  updateMeetingType: {
    ask: async (world) => ({ appointment_id: await someViewing(world), meeting_type: 'in_person' }),
    for: ['owner', 'other'],
  },
  reportGuest: {
    ask: async (world) => {
      await someViewing(world)
      return { user_id: world.people.other.id, reason: 'Late' }
    },
    for: ['owner'],
  },
  getGuestReports: {
    ask: async ({ people }) => {
      await db`
        insert into viewing_reports (reporter_id, user_id, reason) values (${people.owner.id}, ${people.other.id}, 'x')
        on conflict do nothing`
      return {}
    },
    for: ['owner'],
    got: isListed,
  },
  getViewingCalendar: [
    { ask: async (world) => ({ appointment_id: await someViewing(world) }), for: ['owner', 'other'] },
    { ask: async (world) => ({ appointment_id: await someViewing(world, null) }), for: ['other', ...STAFF] },
  ],
  getCalendarFeed: MEMBERS,
  openCalendarFeed: MEMBERS,
  closeCalendarFeed: MEMBERS,
  requestExport: MEMBERS,
  getExport: MEMBERS,
  getVerificationFields: MEMBERS,
  getVerificationValues: MEMBERS,
  applyVerification: { ask: () => ({ form_fields: [{ id: 999, value: 'x' }] }), for: [] },
  webSettings: EVERYBODY,
  getLanguages: { ask: () => ({ language_code: 'en' }), for: ROLES },
  getSeoSettings: EVERYBODY,
  addLanguage: {
    ...ADMINS,
    ask: async () => {
      await db`delete from languages where code = 'de'`
      return { code: 'de', name: 'Deutsch', base_code: 'en' }
    },
  },
  deleteLanguage: {
    ...ADMINS,
    ask: async () => {
      await db`insert into languages (code, name, is_active, base_code) values ('sv', 'Svenska', false, 'en') on conflict do nothing`
      return { code: 'sv' }
    },
  },
  listTemplates: { ...ADMINS, ask: () => ({ language_code: 'en' }) },
  getTemplate: { ...ADMINS, ask: () => ({ template: 'mail.code', language_code: 'en' }) },
  previewTemplate: { ...ADMINS, ask: () => ({ template: 'mail.code', language_code: 'en' }) },
  saveTemplate: { ...ADMINS, ask: () => ({ template: 'mail.code', language_code: 'en', text: 'Code: {code}' }) },
  testTemplate: { ...ADMINS, ask: () => ({ template: 'mail.code', language_code: 'en' }) },
  adBanners: { ...EVERYBODY, ask: () => ({ page: 'homepage' }) },
  contactUs: { ask: () => ({}), for: [] },
  getFaqs: EVERYBODY,
  getAboutUs: EVERYBODY,
  getPrivacyPolicy: EVERYBODY,
  getTerms: EVERYBODY,
  getArticles: EVERYBODY,
  getArticleCategories: EVERYBODY,
  mortgageCalculator: [
    { ask: () => LOAN, for: ROLES },
    { ask: () => ({ ...LOAN, show_all_details: 1 }), for: ['admin'] },
  ],
  mortgageCosts: EVERYBODY,
  setPersonalisedFields: { ask: () => ({ city: 'Lisbon' }), for: ACTIVE },
  getPersonalisedFields: MEMBERS,
  getUserRecommendation: MEMBERS,
  deletePersonalisedFields: MEMBERS,
}

/** Erasing an account cannot be asked for in vain, so it has tests of its own. */
const LEFT_OUT: readonly (keyof typeof contract)[] = ['deleteUser']

let world: World
beforeAll(async () => {
  const category = await makeCategory(db)
  const person = async (given = {}) => makeUser(db, given)
  const owner = await person()
  const blocked = await person()
  await db`insert into blocks (blocker_id, blocked_id) values (${owner.id}, ${blocked.id})`
  const mine = { category_id: category.id, owner_id: owner.id }
  world = {
    people: {
      owner,
      blocked,
      other: await person(),
      deactivated: await person({ is_active: true }),
      moderator: await person({ role: 'moderator' }),
      admin: await person({ role: 'admin' }),
    },
    home: await makeProperty(db, mine),
    hidden: await makeProperty(db, { ...mine, is_active: false }),
    project: await makeProject(db, { ...mine, is_active: true, request_status: 'approved' }),
    hiddenProject: await makeProject(db, { ...mine, is_active: false, request_status: 'pending' }),
    sessionId: 0,
    draftFile: await draftOf(owner.id),
    importId: await importOf(owner.id),
    categoryId: category.id,
    freePackageId: (await makePackage(db, { property_list: 1 })).id,
    reviewPaymentId: (await makePayment(db, owner.id, { payment_type: 'bank transfer', payment_status: 'review' })).id,
    refundPaymentId: (await makePayment(db, owner.id, { payment_status: 'success' })).id,
    ownedId: (await givePackage(db, blocked.id, { mortgage_calculator_detail: 1 })).id,
    openPaymentId: (await makePayment(db, owner.id)).id,
    paidPaymentId: (await makePayment(db, owner.id, { payment_status: 'success' })).id,
  }
  // Everybody could pay for it, so that only ownership stands between a person and somebody else's listing.
  for (const role of PEOPLE)
    await givePackage(db, world.people[role].id, { property_feature: 'unlimited', project_feature: 'unlimited' })
  await issueInvoice(db, world.paidPaymentId, NOW)
  for (const role of PEOPLE) await tokenOf(world.people[role])
  await db`update users set is_active = false where id = ${world.people.deactivated.id}`
  await db`update settings set value = '0' where key in ('map_for_visitors', 'compare_for_visitors')`
  await db`update settings set value = '1' where key = 'enquiries_from_visitors'`
})

/** An unfinished listing with a file. */
async function importOf(ownerId: number): Promise<number> {
  const source = await one(
    db<{ id: number }[]>`insert into import_sources (owner_id, name) values (${ownerId}, 'Office') returning id`,
  )
  const { id } = await one(db<{ id: number }[]>`
    insert into listing_imports (source_id, author_id, format) values (${source.id}, ${ownerId}, 'csv') returning id`)
  return id
}

async function draftOf(ownerId: number): Promise<number> {
  const file = await makeImage(db, { owner_id: ownerId })
  const [draft] = await db`
    insert into listing_drafts (owner_id, key, kind, data) values (${ownerId}, ${DRAFT}, 'property', '{}') returning id`
  await db`insert into listing_draft_files (draft_id, media_id, slot) values (${draft!.id}, ${file.id}, 'photo')`
  return file.id
}

async function ask(endpoint: Endpoint, input: Record<string, unknown>, role: Role) {
  const headers = role === 'visitor' ? {} : { authorization: `Bearer ${await tokenOf(world.people[role])}` }
  const url = `/api/${endpoint.path}`
  const response =
    endpoint.method === 'GET'
      ? await app.inject({
          url,
          headers,
          query: Object.fromEntries(Object.entries(input).map(([k, v]) => [k, String(v)])),
        })
      : await app.inject({ method: endpoint.method, url, headers, payload: input })
  const isPage = String(response.headers['content-type']).startsWith('text/html')
  const body = isPage ? { error: false, data: response.body } : response.json()
  return { status: response.statusCode, body: body as { error: boolean; data: unknown; key?: string } }
}

test('the table knows every call and no other', () => {
  expect(Object.keys(RULES).sort()).toEqual(Object.keys(contract).sort())
})

/** Whom a call turns away before it looks at what is asked. */
const SHUT_OUT: Record<Endpoint['access'], readonly Role[]> = {
  anyone: [],
  member: [],
  staff: ['owner', 'other', 'blocked'],
  admin: ['owner', 'other', 'blocked', 'moderator'],
}

const isAudited = ({ access, effect }: Endpoint) => effect !== 'read' && (access === 'staff' || access === 'admin')
const countAudited = async () => (await one(db<{ count: number }[]>`select count(*) from audit_log`)).count

/** Writes of the staff that nobody gets done in this world, each with where it is done instead. */
const DONE_ELSEWHERE: Partial<Record<keyof typeof contract, string>> = {
  importWholeSite: 'site-archives.test.ts, on an empty site',
}

test('every write of the staff is one transaction, which is undone where its line in the audit log is missing', () => {
  const apart = Object.values(contract as Record<string, Endpoint>).filter(
    (endpoint) => isAudited(endpoint) && endpoint.effect !== 'write',
  )
  expect(apart.map(({ wire }) => wire)).toEqual([])
})

test('every write of the staff is done here, so that its line in the audit log is counted', () => {
  const undone = (Object.keys(RULES) as (keyof typeof contract)[]).filter(
    (name) => isAudited(contract[name]) && [RULES[name]].flat().every((rule) => rule.for.length === 0),
  )
  expect(undone).toEqual(Object.keys(DONE_ELSEWHERE))
})

const calls = (Object.keys(RULES) as (keyof typeof contract)[]).filter((name) => !LEFT_OUT.includes(name))

describe.each(calls)('%s', (name) => {
  const endpoint: Endpoint = contract[name]
  const rules = [RULES[name]].flat()

  test.each(
    rules.flatMap((rule, number) => ROLES.map((role) => ({ rule, number, role, allowed: rule.for.includes(role) }))),
  )('question $number by $role: $allowed', async ({ rule, role, allowed }) => {
    if (name === 'endSessions') {
      const [row] = await db`
          insert into sessions (token_hash, user_id, expires_at) values (${crypto.getRandomValues(new Uint8Array(32))}, ${world.people.owner.id}, now() + interval '1 day') returning id`
      world.sessionId = row!.id
    }
    const input = (await rule.ask?.(world)) ?? {}
    const before = await countAudited()
    const { status, body } = await ask(endpoint, input, role)
    expect(status).toBeLessThan(500)
    const got = !body.error && (rule.got ? rule.got(body, world) : true)
    expect(got).toBe(allowed)
    if (isAudited(endpoint)) expect((await countAudited()) - before).toBe(body.error ? 0 : 1)
    if (SHUT_OUT[endpoint.access].includes(role)) expect(status).toBe(403)
    if (endpoint.access !== 'anyone' && role === 'visitor') expect(status).toBe(401)
    if (endpoint.access !== 'anyone' && role === 'deactivated')
      expect([status, body.key]).toEqual([401, 'accountDeactivated'])
  })
})
