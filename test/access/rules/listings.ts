import { makeAdvertisement } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { someHome, someProject } from '../objects.ts'
import { ACTIVE, EDITORS, STAFF } from '../roles.ts'
import { after, type Body, EVERYBODY, isListed, MEMBERS, type Rules } from '../rule.ts'
import { DRAFT, db, type World } from '../world.ts'

const OTHER_DRAFT = '1b9fd8cf-2f1e-4f0e-9d0a-6a1f8f4b7c11'

const UNKNOWN_DRAFT = '2b9fd8cf-2f1e-4f0e-9d0a-6a1f8f4b7c11'

const hasDraft = (body: Body) => (body.data as { draft: unknown } | null)?.draft != null

const somePromotion = async (world: World) =>
  (await makeAdvertisement(db, { property_id: (await someHome(world)).id, user_id: world.people.owner.id })).id

interface Summary {
  properties: { total_properties: number }
  appointments: { today_appointment_count: number }
}
const countsSome =
  (what: 'properties' | 'projects') =>
  ({ data }: Body) =>
    ((data as { overall: Record<string, number> }).overall[`total_${what}`] ?? 0) > 0

/** Views of the owner's property and project today. */
async function someViews({ home, project }: World) {
  await db`insert into property_days (property_id, day, views) values (${home.id}, ${NOW}::date, 3) on conflict do nothing`
  await db`insert into project_days (project_id, day, views) values (${project.id}, ${NOW}::date, 3) on conflict do nothing`
  return {}
}

/** A viewing of the owner's property today. Each has its own minute, because the host has no two at once. */
async function someViewing({ home, people }: World) {
  const start = new Date(NOW.getTime() + ++minutes * 60_000)
  await db`
    insert into viewings (property_id, host_id, guest_id, meeting_type, starts_at, ends_at, time_zone, status, proposed_by, created_at, updated_at)
    values (${home.id}, ${people.owner.id}, ${people.agency.id}, 'in_person', ${start}, ${new Date(start.getTime() + 60_000)}, 'Europe/Lisbon',
      'cancelled', 'guest', ${NOW}, ${NOW})`
  return {}
}
let minutes = 0

/** Not approved yet. */
const WAITING = { request_status: 'pending', is_active: false }

const newHome = ({ categoryId }: World) => ({
  title: 'A home without a picture',
  description: 'It is refused after the access check',
  category_id: categoryId,
  property_type: 0,
  address: 'Here',
})

export const LISTINGS_RULES = {
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
    // An own draft under the same key gives no access to the owner's file.
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
  priceGuide: {
    ...MEMBERS,
    ask: () => ({ category_id: 1, property_type: 'sell', city: 'Lisbon', country: 'Portugal' }),
  },
  publishDraft: { ask: () => ({ key: DRAFT }), for: [] },
  getProjects: [EVERYBODY, { ask: ({ hiddenProject }) => ({ id: hiddenProject.id }), for: [], got: isListed }],
  getProjectDetail: [
    { ask: ({ project }) => ({ slug_id: project.slug }), for: ['owner', 'agent', ...STAFF] },
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
  changePropertyStatus: [
    { ask: async (world) => ({ property_id: (await someHome(world)).id, status: 0 }), for: EDITORS },
    // Only a moderator publishes a listing that awaits approval.
    {
      ask: async (world) => ({ property_id: (await someHome(world, WAITING)).id, status: 1 }),
      for: [],
    },
  ],
  changeListingPrice: {
    ask: async (world) => ({ property_id: (await someHome(world)).id, price: 260_000 }),
    for: EDITORS,
  },
  confirmListing: { ask: async (world) => ({ property_id: (await someHome(world)).id }), for: EDITORS },
  getAddedProperties: [
    { ask: ({ home }) => ({ id: home.id }), for: ['owner'], got: isListed },
    { ask: ({ hidden }) => ({ slug_id: hidden.slug }), for: ['owner'], got: isListed },
  ],
  postProject: { ask: async (world) => ({ id: (await someProject(world)).id, title: 'Renamed' }), for: EDITORS },
  deleteProject: { ask: async (world) => ({ id: (await someProject(world)).id }), for: EDITORS },
  changeProjectStatus: [
    { ask: async (world) => ({ project_id: (await someProject(world)).id, status: 0 }), for: EDITORS },
    {
      ask: async (world) => ({ project_id: (await someProject(world, WAITING)).id, status: 1 }),
      for: [],
    },
  ],
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
      await somePromotion(world)
      return {}
    },
    for: ['owner'],
    got: isListed,
  },
  deleteAdvertisement: { ask: async (world) => ({ id: await somePromotion(world) }), for: EDITORS },
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
  getDashboardSummary: [
    MEMBERS,
    { for: ['owner'], got: ({ data }) => (data as Summary).properties.total_properties > 0 },
    { ask: someViewing, for: ['owner'], got: ({ data }) => (data as Summary).appointments.today_appointment_count > 0 },
  ],
  getDashboardListings: [
    {
      ask: async (world) => after(someHome(world, { created_at: NOW }), {}),
      for: ['owner'],
      got: countsSome('properties'),
    },
    {
      ask: async (world) => after(someProject(world, { created_at: NOW }), { type: 'project' }),
      for: ['owner'],
      got: countsSome('projects'),
    },
  ],
  getMostViewedListings: [
    { ask: someViews, for: ['owner'], got: isListed },
    { ask: async (world) => ({ ...(await someViews(world)), type: 'project' }), for: ['owner'], got: isListed },
  ],
  getMostViewedCategories: { ask: someViews, for: ['owner'], got: isListed },
  getDashboardPackages: { for: ACTIVE, got: isListed },
  getDashboardViewings: { ask: someViewing, for: ['owner'], got: isListed },
  listingStatistics: [
    { ask: ({ home }) => ({ id: home.id }), for: ['owner', ...STAFF] },
    { ask: ({ hidden }) => ({ slug_id: hidden.slug }), for: ['owner', ...STAFF] },
    { ask: ({ hiddenProject }) => ({ kind: 'project', id: hiddenProject.id }), for: ['owner', ...STAFF] },
  ],
} satisfies Rules
