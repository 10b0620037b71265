import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { memoryMailer } from './memory.ts'
import { outboxMailer } from './outbox.ts'

const dir = await mkdtemp(join(tmpdir(), 'outbox-'))
afterAll(() => rm(dir, { recursive: true }))

test('emails sent concurrently all arrive in the outbox', async () => {
  const outbox = outboxMailer(join(dir, 'busy'))
  const mails = Array.from({ length: 20 }, (_, n) => ({
    to: 'asha@example.com',
    subject: `Hello ${n}`,
    text: 'Good day',
  }))
  await Promise.all(mails.map((mail) => outbox.send(mail)))
  const files = await readdir(join(dir, 'busy'))
  expect(files).toHaveLength(20)
  expect(await readFile(join(dir, 'busy', files[0]!), 'utf8')).toMatch(
    /^To: asha@example\.com\nSubject: Hello \d+\n\nGood day\n$/,
  )
})

test('an address can neither leave the folder nor inject a header', async () => {
  const outbox = outboxMailer(join(dir, 'safe'))
  await outbox.send({ to: '../../x@example.com\nBcc: all', subject: 'a\r\nb', text: '' })
  await outbox.send({ to: '/../../elsewhere@example.com', subject: '', text: '' })
  const files = await readdir(join(dir, 'safe'))
  expect(files).toHaveLength(2)
  for (const file of files) expect(file).toMatch(/^\d+-[\w@.-]+\.txt$/)
  const file = files.find((name) => name.includes('x@example.com'))!
  expect(await readFile(join(dir, 'safe', file), 'utf8')).toBe('To: ../../x@example.com Bcc: all\nSubject: a b\n\n\n')
})

test('email files are readable for this account only', async () => {
  await outboxMailer(join(dir, 'private')).send({ to: 'asha@example.com', subject: 'Code', text: '123456' })
  const [file] = await readdir(join(dir, 'private'))
  const rights = async (path: string) => (await stat(path)).mode & 0o777
  expect([await rights(join(dir, 'private')), await rights(join(dir, 'private', file!))]).toEqual([0o700, 0o600])
})

test('the in-memory double records sent emails', async () => {
  const mailer = memoryMailer()
  await mailer.send({ to: 'asha@example.com', subject: 'Hi', text: 'There' })
  expect(mailer.sent).toEqual([{ to: 'asha@example.com', subject: 'Hi', text: 'There' }])
})
