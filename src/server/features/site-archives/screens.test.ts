import { Readable } from 'node:stream'
import { afterAll, expect, test, vi } from 'vitest'
import { contract } from '#contract/index.ts'
import { testApp } from '#test/support/app.ts'
import { archiveOf, partsOf, tarOf } from '#test/support/archives.ts'
import { makeCategory, makeImage, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { masterPlace } from '../media/places.ts'
import { importSite } from './import-site.ts'
import { dropSiteArchives, exportSiteJob } from './jobs.ts'

vi.setConfig({ testTimeout: 30_000 })
afterAll(() => vi.resetConfig())

const source = await testApp()
const target = await testApp()
const admin = await makeUser(source.db, { role: 'admin', name: 'Ada Admin', shows_contact: false })
const category = await makeCategory(source.db)
const picture = await makeImage(source.db)
await source.services.storage.put(masterPlace(picture), Buffer.from('pixels'))
await makeProperty(source.db, { category_id: category.id, owner_id: admin.id, title_media_id: picture.id })

const listed = async () => (await source.call('listSiteArchives', {}, admin)).data
const auditOf = (app: typeof source) => app.db<{ action: string }[]>`select action from audit_log order by id`

async function exported(): Promise<number> {
  const { data } = await source.call('exportWholeSite', {}, admin)
  await source.runJobs()
  return data.id
}
async function linkTo(id: number, as = admin): Promise<string> {
  const { data } = await source.call('getSiteArchiveLink', { id }, as)
  const { pathname, search } = new URL(data.url)
  return pathname + search
}

async function send(app: typeof source, bytes: Buffer, as: { id: number }) {
  const form = new FormData()
  form.set('archive', new Blob([new Uint8Array(bytes)]), 'site.tar')
  const request = new Request('http://x', { method: 'POST', body: form })
  const response = await app.inject({
    method: 'POST',
    url: `/api/${contract.importWholeSite.path}`,
    headers: { 'content-type': request.headers.get('content-type')!, authorization: `Bearer ${await app.tokenOf(as)}` },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { ...response.json(), status: response.statusCode } as { status: number; error: boolean; message: string }
}

test('an administrator exports the site, sees the status and downloads the archive, and each step is audited', async () => {
  const asked = await source.call('exportWholeSite', {}, admin)
  expect(asked).toMatchObject({ error: false })
  expect(await listed()).toMatchObject([
    { kind: 'export', status: 'waiting', bytes: null, created_by: { name: 'Ada Admin' } },
  ])
  expect(await source.call('exportWholeSite', {}, admin)).toMatchObject({
    error: true,
    message: expect.stringContaining('is running'),
  })
  expect(await source.runJobs()).toContain('export-site')
  const [archive] = await listed()
  expect(archive).toMatchObject({ status: 'done', problem: '', finished_at: NOW.toISOString() })
  const file = await source.inject(await linkTo(archive!.id))
  expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'application/x-tar',
    'private, no-store',
  ])
  expect(file.rawPayload).toHaveLength(archive!.bytes!)
  expect([...(await partsOf(file.rawPayload)).keys()]).toContain(`media/${masterPlace(picture)}`)
  expect((await auditOf(source)).map(({ action }) => action)).toEqual(['site.export', 'site.download'])
})

test('a download without a valid signature, after expiry or without the admin role is not found', async () => {
  const id = await exported()
  const link = await linkTo(id)
  const status = async (url: string) => (await source.inject(url)).statusCode
  expect(await status(link.split('?')[0]!)).toBe(404)
  expect(
    await status(link.replace(/signature=./, (text) => (text.endsWith('A') ? 'signature=B' : 'signature=A'))),
  ).toBe(404)
  expect(await status(link.replace(`user=${admin.id}`, `user=${admin.id + 1}`))).toBe(404)
  expect(await status(link.replace(/expires=\d+/, 'expires=99999999999'))).toBe(404)
  expect(await status(link.replace(`site-${id}`, `site-${id - 1}`))).toBe(404)
  const [row] = await source.db`select file_key as key from site_archives where id = ${id}`
  for (const place of [`/documents/${row!.key}`, `/images/${row!.key}`, `/${row!.key}`, `/downloads/${row!.key}`])
    expect(await status(place)).toBe(404)
  await source.db`update users set role = 'moderator' where id = ${admin.id}`
  expect(await status(link)).toBe(404)
  await source.db`update users set role = 'admin', is_active = false where id = ${admin.id}`
  expect(await status(link)).toBe(404)
  await source.db`update users set is_active = true where id = ${admin.id}`
  expect(await status(link)).toBe(200)
  const late = new Date(NOW.getTime() + 301_000)
  const { archiveFileSource } = await import('./archive-file.ts')
  const { searchParams } = new URL(link, 'http://x')
  const open = (now: Date) =>
    archiveFileSource({ ...source.services, now: () => now }).open(
      `site-${id}.tar`,
      admin.id,
      Number(searchParams.get('expires')),
      searchParams.get('signature')!,
    )
  expect(await open(NOW)).not.toBeNull()
  expect(await open(late)).toBeNull()
})

test('a deleted archive is removed with its file, and an old one expires', async () => {
  const id = await exported()
  const link = await linkTo(id)
  const [row] = await source.db`select file_key as key from site_archives where id = ${id}`
  expect(await source.call('deleteSiteArchive', { id }, admin)).toMatchObject({ error: false })
  await source.runJobs()
  expect(await source.services.storage.stat(row!.key)).toBeNull()
  expect((await source.inject(link)).statusCode).toBe(404)
  expect(await source.call('getSiteArchiveLink', { id }, admin)).toMatchObject({
    error: true,
    message: 'Archive not found',
  })

  const old = await exported()
  await source.db`update site_archives set created_at = ${new Date(NOW.getTime() - 8 * 86_400_000)} where id = ${old}`
  const later = () => new Date(Date.now() + 2 * 86_400_000)
  await dropSiteArchives.run({ ...source.services, sql: source.db }, {})
  expect((await listed()).map((archive) => archive.id)).not.toContain(old)
  await dropSiteArchives.run({ ...source.services, sql: source.db, now: later }, {})
  const left: string[] = []
  for await (const { key } of source.services.storage.list('site-archives/')) left.push(key)
  expect(left).toHaveLength((await listed()).filter(({ bytes }) => bytes !== null).length)
})

test('a failed run is reported, leaves no file and is not retried', async () => {
  const { data } = await source.call('exportWholeSite', {}, admin)
  const broken = { ...source.services.storage, put: () => Promise.reject(new Error('The disk is full')) }
  await exportSiteJob.run({ ...source.services, storage: broken, sql: source.db }, data)
  expect((await listed())[0]).toMatchObject({ status: 'failed', problem: expect.stringContaining('log'), bytes: null })
  await exportSiteJob.run({ ...source.services, sql: source.db }, data)
  expect((await listed())[0]).toMatchObject({ status: 'failed' })

  const again = await source.call('exportWholeSite', {}, admin)
  const full = { ...source.services.storage, space: async () => ({ freeBytes: 1e6, totalBytes: 1e9 }) }
  await exportSiteJob.run({ ...source.services, storage: full, sql: source.db }, again.data)
  expect((await listed())[0]).toMatchObject({ status: 'failed', problem: expect.stringContaining('not enough room') })
  await source.db`delete from pgboss.job where name = 'export-site'`
})

test('an empty site imports an archive from its only administrator, whose account is replaced', async () => {
  // The requesting administrator has an id that the archive does not contain.
  const before = await makeUser(target.db)
  const first = await makeUser(target.db, { role: 'admin', name: 'First', shows_contact: false })
  expect((await target.call('listSiteArchives', {}, first)).occupied_by).toBe('people')
  await target.db`delete from users where id = ${before.id}`
  expect((await target.call('listSiteArchives', {}, first)).occupied_by).toBeNull()
  const archive = await archiveOf(source.db, source.services.storage)
  const parts = [...(await partsOf(archive))]

  expect(await send(target, Buffer.from('hello'), first)).toMatchObject({
    status: 400,
    message: 'archive must be a file of type tar',
  })
  expect(await send(target, tarOf(parts.slice(0, 3)), first)).toMatchObject({ error: false })
  await target.runJobs()
  const failed = (await target.call('listSiteArchives', {}, first)).data[0]
  expect(failed).toMatchObject({ kind: 'import', status: 'failed', problem: expect.stringContaining('is missing') })

  expect(await send(target, archive, first)).toMatchObject({ error: false })
  await target.runJobs()
  expect(await target.call('listSiteArchives', {}, first)).toMatchObject({ status: 401 })
  const people = await target.db<{ name: string }[]>`select name from users`
  expect(people.map(({ name }) => name)).toEqual(['Ada Admin'])
  const { data } = await target.call('listSiteArchives', {}, { email: admin.email })
  expect(data[0]).toMatchObject({ kind: 'import', status: 'done', created_by: null, bytes: null })
  expect((await auditOf(target)).at(-1)).toEqual({ action: 'site.imported' })
  expect((await target.services.storage.read(masterPlace(picture)))?.toString()).toBe('pixels')
  for await (const { key } of target.services.storage.list('site-archives/')) expect(key).toBe('nothing')
})

test('a site with users refuses an import through the admin page and the command', async () => {
  const archive = await archiveOf(source.db, source.services.storage)
  expect((await source.call('listSiteArchives', {}, admin)).occupied_by).toBe('properties')
  const refused = await send(source, archive, admin)
  expect(refused).toMatchObject({ error: true, message: expect.stringContaining('already has properties') })
  await expect(
    importSite({ db: source.db, storage: source.services.storage }, async () => Readable.from([archive])),
  ).rejects.toThrow('already has users')
})
