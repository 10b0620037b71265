import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { testApp } from './support/app.ts'
import {
  givePackage,
  makeAdvertisement,
  makeCategory,
  makePackage,
  makeProject,
  makeProperty,
  makeUser,
} from './support/make.ts'

const { app, db, tokenOf } = await testApp()

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
  categoryId: number
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
const LOAN = { loan_amount: 100_000, interest_rate: 5, loan_term_years: 20 }
const isListed = (body: { data: unknown }) => Array.isArray(body.data) && body.data.length > 0

/** Whoever may change what is the owner's, and whoever decides about it. */
const EDITORS: readonly Role[] = ['owner', 'admin']
const STAFF: readonly Role[] = ['moderator', 'admin']

const ofOwner = ({ people, categoryId }: World) => ({ category_id: categoryId, owner_id: people.owner.id })
const someHome = (world: World, given = {}) => makeProperty(db, { ...ofOwner(world), ...given })
const someProject = (world: World, given = {}) => makeProject(db, { ...ofOwner(world), ...given })
const someAdvert = async (world: World) =>
  (await makeAdvertisement(db, { property_id: (await someHome(world)).id, user_id: world.people.owner.id })).id
const newHome = ({ categoryId }: World) => ({
  title: 'A home without a picture',
  description: 'It is refused after the access check',
  category_id: categoryId,
  property_type: 0,
  address: 'Here',
})

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
  agentList: EVERYBODY,
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
  resetPassword: { ask: () => ({ token: 'x', password: 'long enough', re_password: 'long enough' }), for: [] },
  updateProfile: MEMBERS,
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
  requestExport: MEMBERS,
  getExport: MEMBERS,
  getVerificationFields: MEMBERS,
  getVerificationValues: MEMBERS,
  applyVerification: { ask: () => ({ form_fields: [{ id: 999, value: 'x' }] }), for: [] },
  webSettings: EVERYBODY,
  getLanguages: { ask: () => ({ language_code: 'en' }), for: ROLES },
  getSeoSettings: EVERYBODY,
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
    categoryId: category.id,
    freePackageId: (await makePackage(db, { property_list: 1 })).id,
  }
  // Everybody could pay for it, so that only ownership stands between a person and somebody else's listing.
  for (const role of PEOPLE)
    await givePackage(db, world.people[role].id, { property_feature: 'unlimited', project_feature: 'unlimited' })
  for (const role of PEOPLE) await tokenOf(world.people[role])
  await db`update users set is_active = false where id = ${world.people.deactivated.id}`
  await db`update settings set value = '0' where key in ('map_for_visitors', 'compare_for_visitors')`
})

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
  return { status: response.statusCode, body: response.json() as { error: boolean; data: unknown; key?: string } }
}

test('the table knows every call and no other', () => {
  expect(Object.keys(RULES).sort()).toEqual(Object.keys(contract).sort())
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
    const { status, body } = await ask(endpoint, (await rule.ask?.(world)) ?? {}, role)
    expect(status).toBeLessThan(500)
    const got = !body.error && (rule.got ? rule.got(body, world) : true)
    expect(got).toBe(allowed)
    if (endpoint.access !== 'anyone' && role === 'visitor') expect(status).toBe(401)
    if (endpoint.access !== 'anyone' && role === 'deactivated')
      expect([status, body.key]).toEqual([401, 'accountDeactivated'])
  })
})
