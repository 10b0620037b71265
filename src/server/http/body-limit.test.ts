import { describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const app = await testApp()
const KB = 1024

const letter = { first_name: 'A', last_name: 'B', email: 'a@b.example', subject: 'S' }
const sized = (bytes: number) => {
  const empty = JSON.stringify({ ...letter, message: '' }).length
  return JSON.stringify({ ...letter, message: 'x'.repeat(bytes - empty) })
}
const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=B'
const part = (name: string, value: string) =>
  `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

const post = async (type: string, payload: string, url = '/api/contct_us', headers = {}) => {
  const response = await app.inject({ method: 'POST', url, headers: { 'content-type': type, ...headers }, payload })
  return { status: response.statusCode, message: response.json().message as string }
}
const TOO_LARGE = { status: 413, message: 'The request is too large. The maximum is 64 kB' }

describe('a call that declares no limit accepts 64 kB', () => {
  test('a JSON body of 64 kB is parsed, and one more byte is refused before parsing', async () => {
    expect(await post('application/json', sized(64 * KB))).toMatchObject({
      message: expect.stringMatching(/^message /),
    })
    expect(await post('application/json', sized(64 * KB + 1))).toEqual(TOO_LARGE)
    expect(await post('application/json', 'x'.repeat(64 * KB + 1))).toEqual(TOO_LARGE)
  })

  test('an urlencoded body above the limit is refused', async () => {
    expect(await post(FORM, `message=${'x'.repeat(64 * KB)}`)).toEqual(TOO_LARGE)
  })

  test('the text fields of a multipart form count together', async () => {
    const half = part('message', 'x'.repeat(40 * KB))
    expect(await post(MULTIPART, `${half}--B--\r\n`)).not.toMatchObject({ status: 413 })
    expect(await post(MULTIPART, `${half}${half}--B--\r\n`)).toEqual(TOO_LARGE)
    expect(await post(MULTIPART, `${part('message', 'x'.repeat(65 * KB))}--B--\r\n`)).toEqual(TOO_LARGE)
  })
})

test('a call that declares a higher limit accepts bodies up to it', async () => {
  const { path, bodyKilobytes } = contract.saveDraft
  const headers = { authorization: `Bearer ${await app.tokenOf(await makeUser(app.db))}` }
  const send = (bytes: number) =>
    post('application/json', JSON.stringify({ key: 'x'.repeat(bytes) }), `/api/${path}`, headers)
  expect((await send((bodyKilobytes - 1) * KB)).status).not.toBe(413)
  expect(await send(bodyKilobytes * KB)).toEqual({
    status: 413,
    message: `The request is too large. The maximum is ${bodyKilobytes} kB`,
  })
})

test('an urlencoded body is limited to 64 kB whatever the call declares', async () => {
  const headers = { authorization: `Bearer ${await app.tokenOf(await makeUser(app.db))}` }
  const sent = await post(FORM, `key=${'x'.repeat(64 * KB)}`, `/api/${contract.saveDraft.path}`, headers)
  expect(sent).toEqual(TOO_LARGE)
})

test('only the calls with long texts declare a higher limit', () => {
  const larger = Object.entries(contract).filter(([, { bodyKilobytes }]) => bodyKilobytes > 64)
  expect(Object.fromEntries(larger.map(([name, { bodyKilobytes }]) => [name, bodyKilobytes]))).toEqual({
    postProperty: 512,
    updateProperty: 512,
    postProject: 512,
    saveSettings: 1024,
    saveEntry: 1024,
    saveDraft: 768,
    applyVerification: 512,
    startImport: 256,
    mapImport: 256,
    previewTemplate: 128,
    saveTemplate: 128,
    testTemplate: 128,
  })
})
