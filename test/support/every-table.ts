import sharp from 'sharp'
import { insertWorld } from '#demo/load/world.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { Database, Sql } from '#server/db/sql.ts'
import { one } from '#server/db/sql.ts'
import { ingestDocument, ingestImage } from '#server/features/media/public.ts'
import { NOW } from './services.ts'

/** The demo data, and at least one row in every table that a site archive holds, unusual values included. */
export async function fillEveryTable(db: Database, storage: Storage) {
  await db.begin((sql) => insertWorld(sql, NOW))
  return db.begin((sql) => fill(sql, storage))
}

/** Characters, line endings and marks that a wrong encoding would lose. */
const ODD = `"quotes" \\ back\\nslash\n\ttab \u2028 line, ünïcödé, العربية, 🏡 \u0001`
const HASH = Buffer.alloc(32, 7)

async function fill(sql: Sql, storage: Storage) {
  const idOf = async (rows: PromiseLike<readonly { id: number }[]>) => (await one(rows)).id
  const first = (table: string) => idOf(sql<{ id: number }[]>`select min(id) as id from ${sql(table)}`)
  const [user, other] = (await sql<{ id: number }[]>`select id from users order by id limit 2`).map(({ id }) => id)
  const [property, project] = [await first('properties'), await first('projects')]
  const put = (table: string, row: Record<string, unknown>) => sql`insert into ${sql(table)} ${sql(row)}`
  const added = (table: string, row: Record<string, unknown>) =>
    idOf(sql<{ id: number }[]>`insert into ${sql(table)} ${sql(row)} returning id`)

  const pixels = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#c63' } })
    .png()
    .toBuffer()
  const image = await ingestImage(sql, storage, pixels, { folder: 'property_title_img', ownerId: user!, kind: 'image' })
  const photo = image.mediaId
  await storage.put('temp/paper', Buffer.from('A paper'))
  const paper = { field: 'paper', key: 'temp/paper', bytes: 7, type: 'txt', originalName: 'paper.txt' }
  const options = { folder: 'papers', ownerId: user!, kind: 'document', isPrivate: true } as const
  const { mediaId: document } = await ingestDocument(sql, storage, paper, options)
  await sql`update properties set title_media_id = ${photo} where id = ${property}`
  await sql`update users set profile_media_id = ${photo} where id = ${user!}`
  // A reference to a row that is inserted later.
  await sql`update users set agency_id = (select max(id) from users) where id = (select min(id) from users where account_kind = 'agent')`

  await put('audit_log', {
    actor_id: user,
    action: 'test',
    details: sql.json({ odd: ODD, none: null, deep: [{ a: [] }] }),
  })
  await sql`insert into audit_log (action, details) values ('number', '{"exact": 12345678901234567890.12345678901234567890}')`
  await put('sandbox_orders', {
    ...{ id: 'order', reference: 'r', amount_minor: 5, currency: 'EUR', description: ODD },
    ...{ return_url: '/', cancel_url: '/', paid_currency: 'EUR' },
  })
  await put('languages', { code: 'aa', name: 'Afar', position: 99, base_code: 'fr' })
  await put('text_edits', { language_code: 'en', key: 'app.skip', value: ODD })
  await put('client_language_files', { client: 'older-web' })
  await put('client_texts', { client: 'older-web', key: 'buy', english: 'Buy', position: 1 })
  await put('client_translations', { client: 'older-web', key: 'buy', language_code: 'es', value: ODD })
  await sql`insert into currency_rates (base, code, rate) values ('EUR', 'XTS', 0.000000123456789) on conflict do nothing`
  await sql`insert into user_activity (user_id, last_seen_at) values (${user!}, '2026-06-15 12:00:00.123456+00')`
  await put('blocks', { blocker_id: null, blocked_id: other, reason: ODD })
  await put('calendar_feeds', { user_id: user, token_hash: HASH })
  await put('identities', { issuer: 'https://issuer.test', subject: 's', user_id: user })
  await put('notification_preferences', { user_id: user, kind: 'chat', channel: 'mail', is_on: false })
  await put('passkeys', {
    credential_id: HASH,
    user_id: user,
    public_key: Buffer.from([0, 255, 10]),
    transports: ['usb', ''],
  })
  await put('staff_notes', { user_id: other, author_id: user, text: ODD })
  await put('user_property_flags', { user_id: user, kind: 'seen', property_id: property })
  await put('viewing_exceptions', {
    host_id: user,
    kind: 'closed',
    day: '2026-07-01',
    starts_minute: 0,
    ends_minute: 60,
  })
  await put('viewing_reports', { reporter_id: user, user_id: other, reason: ODD })
  await put('city_images', {
    area_id: (await one(sql`select id from areas where kind = 'city' limit 1`)).id,
    media_id: photo,
  })
  await put('moderation_cases', { kind: 'property', subject_id: property, reasons: sql.json([]), claimed_by: user })
  await put('bank_receipts', { transaction_id: await first('payment_transactions'), media_id: document })
  await sql`insert into payment_events (gateway, event_id, kind, payload) values ('stripe', 'e', 'k', 'null')`
  await sql`insert into photo_hashes (media_id, view, hash) values (${document}, 0, -9223372036854775807)`

  await put('project_days', { project_id: project, day: '2026-06-01', views: 3 })
  await put('project_documents', { project_id: project, media_id: document, name: 'Paper' })
  await put('project_gallery', { project_id: project, media_id: photo, position: 0 })
  await put('project_plans', { project_id: project, title: 'Plan', media_id: document })
  await put('project_translations', { project_id: project, language_code: 'es', title: 'Proyecto' })
  await put('property_documents', { property_id: property, media_id: document, name: 'Paper' })
  await put('property_floors', { property_id: property, title: 'Ground', media_id: photo, position: 0 })
  await put('property_gallery', { property_id: property, media_id: photo, position: 0 })
  await put('property_translations', { property_id: property, language_code: 'es', title: 'Casa', description: ODD })

  const source = await added('import_sources', { owner_id: user, name: 'Office', mapping: sql.json({ a: 'title' }) })
  const feed = { source_id: source, author_id: user, format: 'csv' }
  const done = await added('listing_imports', { ...feed, status: 'done', file_key: 'imports/gone' })
  const running = await added('listing_imports', { ...feed, status: 'running', file_key: 'imports/here' })
  for (const import_id of [done, running])
    await put('listing_import_rows', { import_id, line: 1, outcome: 'error', fields: [] })
  await put('imported_listings', { source_id: source, external_id: 'x', property_id: property })
  await put('imported_photos', {
    source_id: source,
    external_id: 'x',
    position: 0,
    url: 'https://x.test/a.jpg',
    media_id: photo,
  })
  const draft = await added('listing_drafts', {
    owner_id: user,
    key: crypto.randomUUID(),
    kind: 'property',
    data: sql.json({ title: ODD }),
  })
  await put('listing_draft_files', { draft_id: draft, media_id: photo, slot: 'photo' })
  const revision = await added('listing_revisions', {
    property_id: property,
    author_id: user,
    state: sql.json({ title: 'New' }),
  })
  await put('listing_revision_files', { revision_id: revision, media_id: photo })

  const [notice, late] = (await sql<{ id: number }[]>`select id from notifications order by id limit 2`).map(
    ({ id }) => id,
  )
  await put('announcements', { notification_id: notice, reach: 2, finished_at: NOW })
  await put('announcements', { notification_id: late, reach: 2 })
  await put('notification_reads', { notification_id: notice, user_id: user })
  const save = await added('setting_saves', { actor_id: user })
  await put('setting_saves', { actor_id: user, undoes_id: save })
  await put('setting_changes', { save_id: save, key: 'company_name', value_before: null, value_after: '' })
  await put('sliders', { type: 'image', media_id: photo })
  const twin = (await one(sql<{ id: number }[]>`select max(id) as id from properties`)).id
  await put('stale_listings', { cause: 'quiet', property_id: property, since: NOW })
  await put('duplicate_listings', { property_id: twin, other_id: property, reason: 'words', score: 90, found_at: NOW })
  await put('template_changes', {
    ...{ template: 'mail.code', language_code: 'en', changed_by: user },
    ...{ before: sql.json({}), after: sql.json({ subject: ODD }) },
  })
  await put('ad_banners', {
    ...{ title: 'Ad', page: 'homepage', platform: 'web', placement: 'above_footer', type: 'image', media_id: photo },
  })

  // Rows that an archive leaves out.
  await put('sessions', { token_hash: HASH, user_id: user, expires_at: new Date('2099-01-01') })
  await put('gateway_keys', {
    gateway: 'Stripe',
    sealed: Buffer.from('sealed by this very site and for nobody else'),
    hints: sql.json({}),
  })
  await put('device_tokens', { token: 'a push address', user_id: user, platform: 'web' })
  return { photo: image, userId: user! }
}
