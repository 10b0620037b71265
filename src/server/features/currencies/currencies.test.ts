import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const { call, db } = await testApp()
let admin: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin' })
  await db`insert into settings (key, value, is_public) values ('currency_code', 'USD', true) on conflict (key) do update set value = 'USD'`
})

const save = (code: string, rate?: number) =>
  call('saveCurrencyRate', { code, ...(rate !== undefined && { rate }) }, admin)
const offered = async () => (await call('webSettings', {})).data.display_currencies

test('an exchange rate can be set, changed and removed, is public and leaves an audit entry', async () => {
  expect((await save('eur', 0.92)).data).toMatchObject([{ code: 'EUR', name: 'Euro', rate: 0.92 }])
  await save('CHF', 0.88)
  await save('EUR', 0.9)
  expect(await offered()).toEqual([
    { code: 'CHF', symbol: 'CHF ', rate: 0.88 },
    { code: 'EUR', symbol: '€', rate: 0.9 },
  ])
  await save('CHF')
  expect((await call('listCurrencyRates', {}, admin)).data).toMatchObject([{ code: 'EUR', rate: 0.9 }])
  const log = await db`select action, details from audit_log where subject = 'currency' order by id`
  expect(log.map(({ action, details }) => [action, details.code, details.rate])).toEqual([
    ['currency rate set', 'EUR', 0.92],
    ['currency rate set', 'CHF', 0.88],
    ['currency rate set', 'EUR', 0.9],
    ['currency removed', 'CHF', null],
  ])
})

test('exchange rates apply only to the site currency they were set for', async () => {
  await save('EUR', 0.9)
  await db`update settings set value = 'INR' where key = 'currency_code'`
  expect(await offered()).toEqual([])
  await db`update settings set value = 'USD' where key = 'currency_code'`
  expect(await offered()).toMatchObject([{ code: 'EUR' }])
})

test.each([
  ['EUR', 0],
  ['EUR', -1],
  ['EUR', 1e12],
  ['EUR', 'much'],
  ['ABC', 1],
  ['EURO', 1],
  ['USD', 1],
])('%s at %s is refused', async (code, rate) => {
  expect(await save(code, rate as number)).toMatchObject({ error: true })
})
