import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtpMailer } from './smtp.ts'

const received: { to: string[]; mail: string }[] = []
let refusal: { responseCode: number; message: string } | null = null

const server = new SMTPServer({
  authOptional: false,
  allowInsecureAuth: true,
  // The mailer keeps its connection open, so the server does not wait for it.
  closeTimeout: 50,
  disabledCommands: ['STARTTLS'],
  onAuth: (
    { username, password }: { username?: string; password?: string },
    _session: unknown,
    done: (error: Error | null, user?: object) => void,
  ) =>
    username === 'lintel' && password === 'p@ss/word' ? done(null, { user: 1 }) : done(new Error('Wrong password')),
  onRcptTo: (_address: unknown, _session: unknown, done: (error?: Error) => void) =>
    refusal ? done(Object.assign(new Error(refusal.message), refusal)) : done(),
  onData: (
    stream: NodeJS.ReadableStream,
    session: { envelope: { rcptTo: { address: string }[] } },
    done: () => void,
  ) => {
    text(stream).then((mail) => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail })
      done()
    })
  },
})
let port: number
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  port = (server.server.address() as AddressInfo).port
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const mailer = (password = encodeURIComponent('p@ss/word')) =>
  smtpMailer({ url: `smtp://lintel:${password}@127.0.0.1:${port}`, from: 'Lintel <desk@lintel.test>' })

test('an email arrives with its subject and text, in any script', async () => {
  await mailer().send({ to: 'asha@lintel.test', subject: 'Tu código · رمزك', text: 'Código: 123456' })
  const { to, mail } = received.at(-1)!
  expect(to).toEqual(['asha@lintel.test'])
  expect(mail).toMatch(/^From: Lintel <desk@lintel\.test>/m)
  expect(mail).toContain('123456')
})

test('nothing in an address or a subject adds a recipient or a header', async () => {
  const sent = received.length
  await mailer().send({
    to: 'asha@lintel.test',
    subject: 'Hello\r\nBcc: everyone@lintel.test',
    text: '.\r\nRCPT TO:<x@lintel.test>',
  })
  expect(received).toHaveLength(sent + 1)
  expect(received.at(-1)!.to).toEqual(['asha@lintel.test'])
  expect(received.at(-1)!.mail).not.toMatch(/^Bcc:/m)
})

test('a wrong password and a refused recipient reject, so that the job is retried', async () => {
  await expect(mailer('wrong').send({ to: 'asha@lintel.test', subject: 'a', text: 'b' })).rejects.toThrow()
  refusal = { responseCode: 451, message: 'Try later' }
  await expect(mailer().send({ to: 'asha@lintel.test', subject: 'a', text: 'b' })).rejects.toThrow(/451|later/i)
  refusal = null
  await mailer().send({ to: 'asha@lintel.test', subject: 'a', text: 'b' })
})

test('an unreachable server rejects', async () => {
  const nowhere = smtpMailer({ url: 'smtp://127.0.0.1:1', from: 'desk@lintel.test' })
  await expect(nowhere.send({ to: 'asha@lintel.test', subject: 'a', text: 'b' })).rejects.toThrow()
})
