import { randomBytes } from 'node:crypto'
import { one } from '#server/db/sql.ts'
import { makeUser } from '#test/support/make.ts'
import { somebody } from '../objects.ts'
import { ADMINS, after, MEMBERS, type Rules } from '../rule.ts'
import { db, type World } from '../world.ts'

const somebodyWithPasskey = async () => {
  const userId = await somebody()
  await db`insert into passkeys (credential_id, user_id, public_key) values (${randomBytes(16)}, ${userId}, ${randomBytes(16)})`
  return userId
}

/** A saved settings change that is not reverted. */
const someSave = async () => {
  const { id } = await one(db<{ id: number }[]>`insert into setting_saves default values returning id`)
  await db`insert into setting_changes (save_id, key, value_before, value_after) select ${id}, key, 'Before', value from settings where key = 'company_name'`
  return id
}

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

const someFailure = async () =>
  (
    await one(db<{ id: string }[]>`
      insert into pgboss.job (name, source_name, data) values ('laid-aside', 'deliver-mail', '{"id": 0}') returning id`)
  ).id

const someEmail = async () =>
  (
    await one(db<{ id: number }[]>`
      insert into outbox (channel, recipient, body, status) values ('mail', 'ruth@example.com', 'Hello', 'dead') returning id`)
  ).id

const someArchive = async () =>
  (
    await one(db<{ id: number }[]>`
      insert into site_archives (kind, status, file_key) values ('export', 'done', ${`site-archives/${crypto.randomUUID()}`}) returning id`)
  ).id

function languageFile(client: string) {
  const form = new FormData()
  form.set('client', client)
  form.set('file', new File(['{"buy": "Buy"}'], 'en.json'))
  return form
}

/** A text of a client with an uploaded language file. */
const someClientText = async (client: string) => {
  await db`insert into client_language_files (client) values (${client}) on conflict do nothing`
  await db`insert into client_texts (client, key, english, position) values (${client}, 'buy', 'Buy', 1) on conflict do nothing`
}

export const BACK_OFFICE_RULES = {
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
  listClientFiles: ADMINS,
  uploadClientFile: { ask: () => languageFile('newer-web'), for: ['admin'] },
  deleteClientFile: { ask: () => after(someClientText('older-web'), { client: 'older-web' }), for: ['admin'] },
  listClientTexts: { ask: () => ({ client: 'app', language_code: 'es' }), for: ['admin'] },
  saveClientText: {
    ask: () => after(someClientText('app'), { client: 'app', language_code: 'es', key: 'buy', value: 'Comprar' }),
    for: ['admin'],
  },
  listCurrencyRates: ADMINS,
  saveCurrencyRate: { ask: () => ({ code: 'EUR', rate: 0.92 }), for: ['admin'] },
  listUsers: ADMINS,
  getUser: { ask: ({ people }) => ({ id: people.owner.id }), for: ['admin'] },
  deactivateUser: { ask: async () => ({ user_id: await somebody(), reason: 'x' }), for: ['admin'] },
  reactivateUser: {
    ask: async () => ({ user_id: (await makeUser(db, { is_active: false })).id, reason: 'x' }),
    for: ['admin'],
  },
  setAccountType: { ask: async () => ({ user_id: await somebody(), account_type: 'agent' }), for: ['admin'] },
  setRole: { ask: async () => ({ user_id: await somebody(), role: 'moderator' }), for: ['admin'] },
  endSessionsOf: { ask: async () => ({ user_id: await somebody() }), for: ['admin'] },
  resetTwoFactor: { ask: async () => ({ user_id: await somebodyWithPasskey(), reason: 'x' }), for: ['admin'] },
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
  listSiteArchives: { for: ['admin'] },
  exportWholeSite: { ask: () => after(db`delete from site_archives`, {}), for: ['admin'] },
  getSiteArchiveLink: { ask: async () => ({ id: await someArchive() }), for: ['admin'] },
  deleteSiteArchive: { ask: async () => ({ id: await someArchive() }), for: ['admin'] },
  // Only an empty site accepts an import, and this one has users.
  importWholeSite: { for: [] },
  listContacts: ADMINS,
  listQueues: ADMINS,
  listJobs: ADMINS,
  retryJobs: { ask: async () => ({ queue: 'deliver-mail', ids: [await someFailure()] }), for: ['admin'] },
  discardJobs: {
    ask: async () => ({ queue: 'deliver-mail', ids: [await someFailure()], reason: 'Over' }),
    for: ['admin'],
  },
  listOutbox: ADMINS,
  retryOutbox: { ask: async () => ({ channel: 'mail', id: await someEmail() }), for: ['admin'] },
  answerContact: { ask: async () => ({ id: await someContact(), message: 'Hello' }), for: ['admin'] },
  markContact: { ask: async () => ({ id: await someContact(), is_handled: 1 }), for: ['admin'] },
  listAnnouncements: ADMINS,
  previewAnnouncement: ADMINS,
  sendAnnouncement: { ask: () => ({ title: 'News', message: crypto.randomUUID() }), for: ['admin'] },
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
} satisfies Rules
