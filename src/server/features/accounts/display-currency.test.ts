import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const { db, call } = await testApp()

test('a new account shows prices in the site’s currency, and its user can choose another of the site’s currencies', async () => {
  const user = await makeUser(db, { country: 'Portugal' })
  await db`insert into settings (key, value, is_public) values ('currency_code', 'INR', true) on conflict (key) do update set value = 'INR'`
  await db`insert into currency_rates (base, code, rate) values ('INR', 'EUR', 0.011), ('USD', 'CHF', 0.9)`
  const choose = (display_currency: string) => call('updateProfile', { display_currency }, user)
  expect((await call('getUserData', {}, user)).data.display_currency).toBeNull()
  expect((await choose('EUR')).data.display_currency).toBe('EUR')
  // An exchange rate left from a currency that the site no longer offers does not count.
  for (const code of ['CHF', 'JPY'])
    expect(await choose(code)).toMatchObject({
      ...{ error: true, field: 'display_currency', message: 'This site doesn’t show prices in that currency' },
    })
  expect(await choose('euro')).toMatchObject({ error: true, field: 'display_currency' })
  expect((await choose('INR')).data.display_currency).toBe('INR')
})
