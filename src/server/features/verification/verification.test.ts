import { beforeAll, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const { app, db, call, tokenOf } = await testApp()
const ids: Record<string, number> = {}

beforeAll(async () => {
  const field = async (name: string, field_type: string, is_required: boolean, values: string[] = []) => {
    const [row] = await db`insert into verification_fields ${db({ name, field_type, is_required })} returning id`
    ids[name] = row!.id
    for (const value of values) await db`insert into verification_field_values ${db({ field_id: row!.id, value })}`
  }
  await field('Name', 'text', true)
  await field('Trade', 'checkbox', true, ['Sales', 'Lettings'])
  await field('Licence', 'file', true)
  await field('Note', 'textarea', false)
})

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF')

interface Form {
  name?: string
  trade?: string
  licence?: Buffer
  /** Additional form parts; a value that names a field is replaced by the id of the field. */
  extra?: [string, string | Blob][]
}

async function apply(person: { id: number }, { name = 'Asha', trade = 'Sales', licence = PDF, extra = [] }: Form = {}) {
  const form = new FormData()
  const rows: [number, string | Blob][] = [
    [ids.Name!, name],
    [ids.Trade!, trade],
    ...(licence.length > 0 ? ([[ids.Licence!, new Blob([new Uint8Array(licence)])]] as [number, Blob][]) : []),
  ]
  for (const [i, [id, value]] of rows.entries()) {
    form.set(`form_fields[${i}][id]`, String(id))
    if (typeof value === 'string') form.set(`form_fields[${i}][value]`, value)
    else form.set(`form_fields[${i}][value]`, value, 'licence.pdf')
  }
  for (const [key, value] of extra) {
    if (typeof value === 'string') form.set(key, String(ids[value] ?? value))
    else form.set(key, value, 'paper.pdf')
  }
  const sent = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url: '/api/apply-agent-verification',
    headers: { authorization: `Bearer ${await tokenOf(person)}`, 'content-type': sent.headers.get('content-type')! },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: response.statusCode, ...response.json() }
}

test('a user applies, reads the own answers and is in review; another user sees none of it', async () => {
  proves('7.65', '7.66', '7.67', '1.6', '3.22')
  const asha = await makeUser(db)
  const other = await makeUser(db)
  expect((await call('getVerificationFields', {}, asha)).data).toHaveLength(4)
  expect((await call('getVerificationValues', {}, asha)).data).toBeNull()
  expect(await apply(asha, { trade: 'Lettings,Sales' })).toMatchObject({ status: 200, error: false })
  const { data } = await call('getVerificationValues', {}, asha)
  expect(data).toMatchObject({ user_id: asha.id, status: 'pending' })
  const values = new Map(data!.verify_customer_values.map(({ value, verify_form }) => [verify_form.name, value]))
  expect(values.get('Name')).toBe('Asha')
  expect(values.get('Trade')).toEqual(['Sales', 'Lettings'])
  expect(values.has('Note')).toBe(false)
  expect((await call('getVerificationValues', {}, other)).data).toBeNull()
  expect((await db`select verification from users where id = ${asha.id}`)[0]!.verification).toBe('pending')
})

test('a document opens only by its signed link, for 15 minutes, always as a download', async () => {
  const asha = await makeUser(db)
  await apply(asha)
  const { data } = await call('getVerificationValues', {}, asha)
  const link = new URL(
    data!.verify_customer_values.find(({ verify_form }) => verify_form.name === 'Licence')!.value as string,
  )
  const opened = await app.inject(link.pathname + link.search)
  expect(opened.statusCode).toBe(200)
  expect(opened.headers['content-disposition']).toMatch(/^attachment/)
  expect((await app.inject(link.pathname)).statusCode).toBe(404)
  link.searchParams.set('user', '1')
  expect((await app.inject(link.pathname + link.search)).statusCode).toBe(404)
})

test('a second application is refused while one is pending or approved, and allowed after a rejection', async () => {
  const asha = await makeUser(db)
  const answers = await Promise.all([apply(asha), apply(asha), apply(asha)])
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  const refused = answers.filter(({ error }) => error).map(({ message }) => message)
  expect(refused).toEqual(['Your application is in review', 'Your application is in review'])
  const decide = (status: string) =>
    db`update verification_applications set status = ${status}, decided_at = now() where user_id = ${asha.id} and status = 'pending'`
  await decide('failed')
  expect((await call('getVerificationValues', {}, asha)).data!.status).toBe('failed')
  expect(await apply(asha)).toMatchObject({ error: false })
  await decide('success')
  expect(await apply(asha)).toMatchObject({ error: true, message: 'You’re already verified' })
})

test.each([
  ['nothing where something is required', { name: ' ' }, 200],
  ['no paper', { licence: Buffer.alloc(0) }, 200],
  ['a choice that is not offered', { trade: 'Ships' }, 400],
  ['a program as a paper', { licence: Buffer.from('7f454c4602010100000000000000000002003e00', 'hex') }, 200],
  [
    'a question that is not asked',
    {
      extra: [
        ['form_fields[9][id]', '999999'],
        ['form_fields[9][value]', 'x'],
      ] as [string, string | Blob][],
    },
    400,
  ],
  [
    'a paper where words belong',
    {
      extra: [
        ['form_fields[9][id]', 'Note'],
        ['form_fields[9][value]', new Blob([new Uint8Array(PDF)])],
      ] as [string, string | Blob][],
    },
    400,
  ],
])('%s is refused and nothing is stored', async (_what, form, status) => {
  const asha = await makeUser(db)
  expect(await apply(asha, form)).toMatchObject({ status, error: true })
  expect(await db`select from verification_applications where user_id = ${asha.id}`).toEqual([])
})

test('an application waits for a concurrent one of the same user', async () => {
  const asha = await makeUser(db)
  let second: ReturnType<typeof apply> | undefined
  await db.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('verification ' || ${asha.id}::text, 0))`
    await sql`insert into verification_applications (user_id) values (${asha.id})`
    second = apply(asha)
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
  expect(await second!).toMatchObject({ error: true, message: 'Your application is in review' })
})
