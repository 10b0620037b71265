import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeProperty, makeUser } from '#test/support/make.ts'

const { app, db, call, tokenOf } = await testApp()

const picture = (width: number, height: number, format: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#14594a' } })
    .toFormat(format)
    .toBuffer()

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const AFTER_HEAD = 33

/** The same image with two declared frames. */
const moving = (png: Buffer) =>
  Buffer.concat([
    png.subarray(0, AFTER_HEAD),
    chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    png.subarray(AFTER_HEAD),
  ])

/** The same bytes with a declared size of 65,000 × 65,000 pixels. */
function huge(png: Buffer): Buffer {
  const head = Buffer.from(png.subarray(16, 29))
  head.writeUInt32BE(65_000, 0)
  head.writeUInt32BE(65_000, 4)
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', head), png.subarray(AFTER_HEAD)])
}

async function sendPhoto(person: { id: number }, bytes: Buffer, name = 'me.jpg') {
  const form = new FormData()
  form.set('name', 'With a face')
  form.set('profile', new Blob([new Uint8Array(bytes)]), name)
  const sent = new Response(form)
  return app.inject({
    method: 'POST',
    url: '/api/update_profile',
    headers: {
      authorization: `Bearer ${await tokenOf(person)}`,
      'content-type': sent.headers.get('content-type')!,
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
}

test('a profile update changes only the fields sent, and an empty text clears a field', async () => {
  proves('7.3')
  const user = await makeUser(db, { name: 'Before', about: 'Hello', city: 'Porto' })
  const { data } = await call('updateProfile', { name: 'After', notification: '0', facebook_id: 'after' }, user)
  expect(data).toMatchObject({ name: 'After', about_me: 'Hello', city: 'Porto', notification: 0, facebook_id: 'after' })
  expect(await call('updateProfile', { about_me: '' }, user)).toMatchObject({ data: { about_me: '', name: 'After' } })
})

test('a profile update cannot change another user, a role, a badge or a package', async () => {
  proves('3.15')
  const user = await makeUser(db)
  const other = await makeUser(db, { name: 'Other' })
  const sly = {
    userid: other.id,
    id: other.id,
    firebase_id: 'somebody',
    logintype: '0',
    type: '0',
    name: 'Mine',
    role: 'admin',
    is_premium: 1,
    verification: 'success',
    is_active: 0,
  }
  await call('updateProfile', sly as never, user)
  expect(
    (await db`select name, role, verification, is_active, login_type from users where id = ${user.id}`)[0],
  ).toMatchObject({
    name: 'Mine',
    role: 'user',
    verification: 'initial',
    is_active: true,
    login_type: 'email',
  })
  expect((await db`select name from users where id = ${other.id}`)[0]!.name).toBe('Other')
})

test('a profile update does not change what the account signs in with', async () => {
  const byMail = await makeUser(db, { login_type: 'email', email: 'own@lintel.test' })
  expect(await call('updateProfile', { email: 'new@lintel.test' }, byMail)).toMatchObject({ error: true })
  expect(await call('updateProfile', { email: 'OWN@lintel.test' }, byMail)).toMatchObject({ error: false })
  const byPhone = await makeUser(db, { login_type: 'phone', email: null, phone: '912345678', country_code: '351' })
  expect(await call('updateProfile', { mobile: '999999999' }, byPhone)).toMatchObject({ error: true })
  expect(await call('updateProfile', { mobile: '+351 912 345 678' }, byPhone)).toMatchObject({ error: false })
  const changed = await call('updateProfile', { email: 'post@lintel.test' }, byPhone)
  expect(changed.data).toMatchObject({ email: 'post@lintel.test', is_email_verified: 0 })
  const byProvider = await makeUser(db, { login_type: 'google', email_verified_at: new Date() })
  const moved = await call('updateProfile', { email: 'moved@lintel.test' }, byProvider)
  expect(moved.data).toMatchObject({ email: 'moved@lintel.test', is_email_verified: 0 })
})

test('an avatar is stored, re-encoded and shown', async () => {
  proves('5.21', '5.22')
  const user = await makeUser(db)
  const answer = await sendPhoto(user, await picture(120, 120))
  expect(answer.json()).toMatchObject({ error: false, data: { name: 'With a face' } })
  expect(answer.json().data.profile).toMatch(/^http:\/\/lintel\.test\/images\/users\//)
})

test('an avatar of two megabytes is accepted', async () => {
  const noise = await sharp({
    create: {
      width: 1400,
      height: 1400,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(noise.length).toBeGreaterThan(1_500_000)
  expect((await sendPhoto(await makeUser(db), noise)).json()).toMatchObject({ error: false })
})

test.each([
  ['119 × 120 pixels', () => picture(119, 120)],
  ['a GIF', () => picture(200, 200, 'gif')],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['half a JPEG', async () => (await picture(800, 800)).subarray(0, 900)],
  ['half a PNG', async () => (await picture(800, 800, 'png')).subarray(0, 900)],
  ['120 × 119 pixels', () => picture(120, 119)],
  ['a page behind the head of a JPEG', async () => Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1')],
  ['a moving PNG', async () => moving(await picture(200, 200, 'png'))],
  ['a WebP', async () => picture(200, 200, 'webp')],
  ['four thousand million pixels in a few bytes', async () => huge(await picture(200, 200, 'png'))],
  ['more than three megabytes', async () => Buffer.concat([await picture(200, 200), Buffer.alloc(3_100_000)])],
])('%s is refused as an avatar and nothing changes', async (_what, bytes) => {
  proves('5.21', '5.22', '9.1')
  const user = await makeUser(db, { name: 'Unchanged' })
  const answer = await sendPhoto(user, await bytes())
  expect(answer.json()).toMatchObject({ error: true })
  expect(answer.json().message).toMatch(/photo|profile/i)
  expect((await db`select name, profile_media_id from users where id = ${user.id}`)[0]).toMatchObject({
    name: 'Unchanged',
    profile_media_id: null,
  })
})

test.each([
  [{ latitude: '41' }, /longitude/],
  [{ latitude: '91', longitude: '0' }, /latitude/],
  [{ mobile: 'call me' }, /phone/],
  [{ name: 'x'.repeat(201) }, /name/],
  [{ notification: '2' }, /notification/],
])('%j is refused', async (wrong, message) => {
  proves('5.13')
  const answer = await call('updateProfile', wrong as never, await makeUser(db))
  expect(answer).toMatchObject({ error: true })
  expect(answer.message).toMatch(message)
})

test('a user can list and end only their own sessions', async () => {
  const user = await makeUser(db)
  const other = await makeUser(db)
  await tokenOf(other)
  await db`insert into sessions (token_hash, user_id, user_agent, expires_at) select sha256(n::text::bytea), ${user.id}, 'Phone ' || n, now() + interval '1 day' from generate_series(1, 2) n`
  const { data } = await call('listSessions', {}, user)
  expect(data).toHaveLength(3)
  expect(data.filter(({ is_current }) => is_current)).toHaveLength(1)
  const foreign = (await call('listSessions', {}, other)).data[0]!
  expect(await call('endSessions', { id: foreign.id }, user)).toMatchObject({ error: true })
  expect((await call('listSessions', {}, other)).data).toHaveLength(1)
  const phone = data.find(({ device }) => device === 'Phone 1')!
  await call('endSessions', { id: phone.id }, user)
  expect((await call('listSessions', {}, user)).data.map(({ id }) => id)).not.toContain(phone.id)
  await call('endSessions', { all_others: '1' }, user)
  expect((await call('listSessions', {}, user)).data).toMatchObject([{ is_current: true }])
  expect((await call('listSessions', {}, other)).data).toHaveLength(1)
  expect((await call('endSessions', {}, user)).error).toBe(true)
})

test('demo logins can change only what the demo needs while demo mode is on', async () => {
  proves('6.14', '8.9')
  const demo = await makeUser(db, { is_demo: true, name: 'Demo' })
  const real = await makeUser(db)
  const lock = (value: string) => db`update settings set value = ${value} where key = 'demo_mode'`
  await lock('1')
  expect(await call('updateProfile', { name: 'Vandal' }, demo)).toMatchObject({
    status: 200,
    error: true,
    code: 403,
    message: 'This Action is Not Allowed in Demo Mode',
  })
  expect((await db`select name from users where id = ${demo.id}`)[0]!.name).toBe('Demo')
  expect(await call('setPropertyFlags', { seen: [1] }, demo)).toMatchObject({ error: false })
  expect(await call('updateProfile', { name: 'Real' }, real)).toMatchObject({ error: false })
  await lock('0')
  expect(await call('updateProfile', { name: 'Free' }, demo)).toMatchObject({ error: false })
})

test('an email address and phone number are hidden from others until the owner consents, and the consent is recorded', async () => {
  const category = await makeCategory(db)
  const owner = await makeUser(db, { shows_contact: false, phone: '912345678', country_code: '351' })
  const home = await makeProperty(db, { category_id: category.id, owner_id: owner.id })
  const seen = async () =>
    JSON.stringify([
      await call('getProperty', { id: home.id }),
      await call('agentProperties', { id: owner.id }),
      await call('agentList', { limit: 100 }),
      await call('homepageData', {}),
    ])
  expect(await seen()).not.toContain(owner.email)
  expect(await seen()).not.toContain('912345678')
  await call('updateProfile', { shows_contact: '1' }, owner)
  expect(await seen()).toContain(owner.email)
  expect((await call('getProperty', { id: home.id })).data[0]!.mobile).toBe('351912345678')
  await call('updateProfile', { shows_contact: '0' }, owner)
  expect(await seen()).not.toContain(owner.email)
  expect(await db`select is_given from consents where user_id = ${owner.id} order by id`).toMatchObject([
    { is_given: true },
    { is_given: false },
  ])
})
