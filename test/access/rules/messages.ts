import { one } from '#server/db/sql.ts'
import { somebody, someHome } from '../objects.ts'
import { ACTIVE, OTHERS, ROLES, STAFF } from '../roles.ts'
import { after, type Body, isListed, MEMBERS, type Rules } from '../rule.ts'
import { db, type World } from '../world.ts'

/** A chat of `other` and another user about that user's listing. */
async function someChat(world: World, partnerId = world.people.owner.id) {
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

const hasMessages = (body: Body) => {
  const data = body.data as { data?: unknown[]; messages?: unknown[] } | null
  return (data?.data ?? data?.messages ?? []).length > 0
}

/** An enquiry without an account. A sender is limited to ten an hour, and all roles here share one sender. */
const question = (property_id: number) =>
  after(Promise.all([db`delete from enquiries`, db`delete from request_counts`]), {
    property_id,
    name: 'Ruth',
    email: `ruth${crypto.randomUUID()}@example.com`,
    message: 'Is it quiet?',
    consent: 1,
  })

/** An enquiry to the owner, or to the site. */
async function someEnquiry({ people, home }: World, recipientId: number | null = people.owner.id): Promise<number> {
  const { id } = await one(db<{ id: number }[]>`
    insert into enquiries (property_id, recipient_id, visitor_name, visitor_email, message, consented_at)
    values (${home.id}, ${recipientId}, 'Ruth', 'ruth@example.com', 'Quiet?', now()) returning id`)
  return id
}

export const MESSAGES_RULES = {
  getChats: [MEMBERS, { ask: () => ({ desk: 1 }), for: STAFF }],
  getMessages: [
    { ask: (world) => someChat(world), for: ['other'], got: hasMessages },
    { ask: async (world) => ({ ...(await someChat(world)), desk: 1 }), for: [], got: hasMessages },
  ],
  sendMessage: [
    {
      ask: ({ home, people }) => ({ receiver_id: people.owner.id, property_id: home.id, message: 'Hello' }),
      for: [...OTHERS, ...STAFF],
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
    { ask: async (world) => ({ message_id: (await someChat(world)).message_id }), for: ['owner', 'other'] },
    {
      ask: async (world) => {
        const { user_id, property_id } = await someChat(world)
        return { receiver_id: user_id, property_id }
      },
      for: ['other'],
    },
  ],
  getChatThread: [
    { ask: (world) => someChat(world), for: ['other'], got: hasMessages },
    { ask: async (world) => ({ ...(await someChat(world)), desk: 1 }), for: [], got: hasMessages },
  ],
  readChat: { ask: (world) => someChat(world), for: ['other'] },
  acknowledgeMessages: [
    { ask: async (world) => ({ message_ids: [(await someChat(world)).message_id] }), for: ACTIVE },
    { ask: async (world) => ({ message_ids: [(await someChat(world)).message_id], desk: 1 }), for: STAFF },
  ],
  typeInChat: { ask: (world) => someChat(world), for: ['other'] },
  getPresence: {
    ask: async (world) => ({ user_ids: (await someChat(world, await somebody())).user_id }),
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
  sendEnquiry: [
    { ask: ({ home }) => question(home.id), for: ROLES.filter((role) => role !== 'owner') },
    { ask: ({ hidden }) => question(hidden.id), for: STAFF },
    { ask: async (world) => question((await someHome(world, { property_type: 'sold' })).id), for: [] },
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
} satisfies Rules
