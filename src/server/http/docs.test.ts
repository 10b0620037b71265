import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { testApp } from '#test/support/app.ts'

const { app } = await testApp()

test('the API reference is one HTML page that loads only its own stylesheet', async () => {
  const { body, headers, statusCode } = await app.inject('/api/docs')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const style = /<style>(.*?)<\/style>/s.exec(body)![1]!
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash('sha256', style, 'base64')}'`)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  for (const name of Object.keys(contract)) expect(body).toContain(`<article id="${name}"`)
})

test('the OpenAPI document contains every call and is readable from any origin', async () => {
  const answer = await app.inject('/api/openapi.json')
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  const paths = Object.keys(answer.json().paths)
  for (const { path } of Object.values(contract)) expect(paths).toContain(`/${path}`)
  const again = await app.inject({
    url: '/api/openapi.json',
    headers: { 'if-none-match': String(answer.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})
