import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { WebSettings } from '#contract/settings.ts'
import { SETTINGS, settingOf } from '#domain/site-settings.ts'
import { one } from '#server/db/sql.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const { call, db, inject, tokenOf } = await testApp()
let admin: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin', name: 'Ada' })
})
beforeEach(async () => {
  await db`delete from setting_saves`
})

const save = (values: Record<string, string>) =>
  call('saveSettings', { changes: Object.entries(values).map(([key, value]) => ({ key, value })) }, admin)
const valueIn = async (key: string) => (await db`select value from settings where key = ${key}`)[0]?.value
const history = async () => (await call('listSettingChanges', {}, admin)).data

/** Fields of web-settings that are not settings of the operator: counted, derived or specific to the reader. */
const DERIVED = [
  ...[
    'apple_login',
    'min_radius',
    'max_radius',
    'admin_image',
    'admin_name',
    'min_price',
    'max_price',
    'place_api_key',
  ],
  ...['display_currencies', 'selected_currency_data', 'features_available', 'languages', 'homepage_sections'],
  ...['default_language_name', 'default_language_rtl', 'company_description', 'gemini_ai_enabled'],
  ...['text_project_submission', 'web_placeholder_image', 'own_logo', 'own_footer_logo'],
  ...['verification_status', 'is_active', 'is_premium', 'subscription'],
]

test('every setting of the contract and of a fresh database is editable, with the declared visibility', async () => {
  const told = Object.keys(WebSettings.shape).filter((key) => !DERIVED.includes(key))
  expect(told.filter((key) => !Object.hasOwn(SETTINGS, key))).toEqual([])
  const stored = await db<{ key: string; is_public: boolean }[]>`select key, is_public from settings`
  expect(stored.length).toBeGreaterThan(60)
  expect(stored.filter(({ key, is_public }) => settingOf(key)?.isPublic !== is_public)).toEqual([])
})

test('a change is saved, visible in web-settings and recorded in one audit entry', async () => {
  const { data, status } = await save({ company_name: ' Casa Nova ', system_color: '#aa3300', tax_percent: '7.5' })
  expect(status).toBe(200)
  expect(data.values).toMatchObject({ company_name: 'Casa Nova', system_color: '#AA3300', tax_percent: '7.5' })
  expect((await call('webSettings', {})).data).toMatchObject({ company_name: 'Casa Nova', system_color: '#AA3300' })
  const [line, ...others] = await db`select action, details from audit_log where subject = 'settings'`
  expect([line, others]).toMatchObject([
    { action: 'settings changed', details: { keys: ['company_name', 'system_color', 'tax_percent'] } },
    [],
  ])
  expect(await history()).toMatchObject([
    {
      actor: { name: 'Ada' },
      undoes: null,
      can_undo: true,
      changes: [{ key: 'company_name', after: 'Casa Nova' }, {}, {}],
    },
  ])
})

test.each([
  [{ company_name: 'Other', tax_percent: 'much' }, 'tax_percent', 'no-number'],
  [{ company_name: 'Other', demo_mode: 'maybe' }, 'demo_mode', 'no-switch'],
  [{ company_name: '' }, 'company_name', 'required'],
  [{ company_name: 'Other', default_language: 'xx' }, 'default_language', 'no-language'],
  [{ company_name: 'Other', 'about_us.xx': 'x' }, 'about_us.xx', 'unknown'],
  [{ company_name: 'Other', 'demo.loaded_at': 'x' }, 'demo.loaded_at', 'unknown'],
  [{ company_name: 'Other', min_radius_range: '60' }, 'max_radius_range', 'radius'],
])('%j is refused at %s and changes nothing', async (values, key, word) => {
  const before = await valueIn('company_name')
  const refused = await save(values)
  expect(refused).toMatchObject({
    status: 400,
    error: true,
    data: { problems: [{ key, word, message: refused.message }] },
  })
  expect(await valueIn('company_name')).toBe(before)
  expect(await history()).toEqual([])
})

test('all invalid settings are reported together', async () => {
  const { data } = await save({ company_email: 'x', latitude: '91', sell_web_color: 'red' })
  expect((data as unknown as { problems: { key: string }[] }).problems.map(({ key }) => key)).toEqual([
    'company_email',
    'latitude',
    'sell_web_color',
    'longitude',
  ])
})

test('a save is undone as a whole, once, and only while none of its settings has changed since', async () => {
  await save({ company_name: 'One', tax_name: 'GST' })
  await save({ company_name: 'Two' })
  const [second, first] = await history()
  expect([first!.can_undo, second!.can_undo]).toEqual([false, true])
  expect(await call('undoSettings', { id: first!.id }, admin)).toMatchObject({
    status: 400,
    message: 'Changed again since: company_name',
  })
  expect(await valueIn('tax_name')).toBe('GST')
  await call('undoSettings', { id: second!.id }, admin)
  expect(await valueIn('company_name')).toBe('One')
  await call('undoSettings', { id: first!.id }, admin)
  expect(await valueIn('tax_name')).not.toBe('GST')
  expect((await history())[0]).toMatchObject({ undoes: first!.id })
  await save({ company_name: 'One', tax_name: 'GST' })
  expect((await history()).find(({ id }) => id === first!.id)).toMatchObject({ can_undo: false })
  expect(await call('undoSettings', { id: first!.id }, admin)).toMatchObject({
    message: 'This change was already reverted',
  })
  expect(await call('undoSettings', { id: 999_999 }, admin)).toMatchObject({ message: 'Change not found' })
})

test('undoing the first value of a setting deletes the setting', async () => {
  await db`delete from settings where key = 'map_google_key'`
  await save({ map_google_key: 'abc' })
  expect(await valueIn('map_google_key')).toBe('abc')
  await call('undoSettings', { id: (await history())[0]!.id }, admin)
  expect(await valueIn('map_google_key')).toBeUndefined()
})

test('HTML pages are sanitised on save, separately for each language', async () => {
  await save({ about_us: '<h1>Us</h1><script>x()</script>', 'about_us.es': '<p onclick="x()">Nosotros</p>' })
  expect([await valueIn('about_us'), await valueIn('about_us.es')]).toEqual(['<h2>Us</h2>', '<p>Nosotros</p>'])
})

test('saving unchanged values is refused', async () => {
  await save({ company_name: 'Same' })
  expect(await save({ company_name: 'Same' })).toMatchObject({
    status: 400,
    message: 'No changes to save',
  })
})

async function send(key: string, bytes: Buffer, name = 'logo.png') {
  const form = new FormData()
  form.set(key, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
  const request = new Request('http://x', { method: 'POST', body: form })
  return inject({
    method: 'POST',
    url: `/api/${contract.saveSettings.path}`,
    headers: { 'content-type': request.headers.get('content-type')!, authorization: `Bearer ${await tokenOf(admin)}` },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const png = (width: number, height: number, colour: string) =>
  sharp({ create: { width, height, channels: 4, background: colour } })
    .png()
    .toBuffer()

test('a logo is uploaded as a file, served from this site, and cleared', async () => {
  expect((await send('web_logo', await png(400, 100, '#14594a'))).statusCode).toBe(200)
  const first = (await call('webSettings', {})).data.web_logo
  expect(first).toMatch(/^http:\/\/lintel\.test\/images\/logo\/[0-9a-f]{32}\/320\.webp$/)
  expect((await inject(new URL(first).pathname)).statusCode).toBe(200)
  await send('web_logo', await png(300, 100, '#b9502f'))
  await call('undoSettings', { id: (await history())[0]!.id }, admin)
  expect((await call('webSettings', {})).data.web_logo).toBe(first)
  await save({ web_logo: '' })
  const { data } = await call('webSettings', {})
  expect([data.own_logo, data.web_logo]).toEqual(['', 'http://lintel.test/logo.svg'])
})

test('an external picture URL is ignored, and a file that is not a picture is refused', async () => {
  expect(await save({ web_logo: 'https://evil.test/track.png', company_name: 'Kept' })).toMatchObject({ status: 200 })
  expect(await valueIn('web_logo')).toBe('')
  expect((await send('web_logo', Buffer.from('<svg onload="x()"/>'))).statusCode).toBe(400)
  expect((await send('web_logo', await png(20, 20, '#000'))).json()).toMatchObject({ error: true })
})

test('a save whose changes were deleted is listed without changes', async () => {
  const { id } = await one(db<{ id: number }[]>`insert into setting_saves default values returning id`)
  expect((await history()).find((save) => save.id === id)).toMatchObject({ changes: [] })
})
