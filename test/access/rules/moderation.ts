import { givePackage } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { somebody, someHome, someProject } from '../objects.ts'
import { ACTIVE, STAFF } from '../roles.ts'
import { EVERYBODY, type Rules } from '../rule.ts'
import { db, type World } from '../world.ts'

const somePair = async (world: World) => {
  const [property_id, other_id] = [(await someHome(world)).id, (await someHome(world)).id]
  await db`insert into duplicate_listings (property_id, other_id, reason, score, found_at) values (${property_id}, ${other_id}, 'words', 80, now())`
  return { property_id, other_id }
}

export const MODERATION_RULES = {
  listPendingCounts: { for: STAFF },
  getAdminDashboard: { for: STAFF },
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
    // Staff cannot decide on their own listing.
    {
      ask: async (world) => ({
        kind: 'property',
        id: (await someHome(world, { request_status: 'pending', owner_id: world.people.moderator.id })).id,
        decision: 'approve',
      }),
      for: ['admin'],
    },
    {
      ask: async (world) => ({
        kind: 'property',
        id: (await someHome(world, { request_status: 'pending', owner_id: world.people.admin.id })).id,
        decision: 'approve',
      }),
      for: ['moderator'],
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
  // Only the staff member who made a decision can undo it, so every other role is refused.
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
  listStaleListings: { for: STAFF },
  requestConfirmations: { ask: ({ home }) => ({ ids: [home.id] }), for: STAFF },
  hideListings: { ask: async (world) => ({ ids: [(await someHome(world)).id], reason: 'Old' }), for: STAFF },
  listDuplicateListings: { for: STAFF },
  resolveDuplicate: { ask: (world) => somePair(world), for: STAFF },
  openCase: { ask: async (world) => ({ property_id: (await someHome(world)).id, reason: 'Twice' }), for: STAFF },
  exportMaintenanceReport: { ask: () => ({ report: 'duplicates' }), for: ['admin'] },
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
} satisfies Rules
