import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'

const { call, db, inject } = await testApp()

async function offer(name: string, cents: number | null, days: number, features: number[], isActive = true) {
  const [row] = await db<{ id: number }[]>`
    insert into packages (name, package_type, price_minor, duration_hours, is_active)
    values (${name}, ${cents === null ? 'free' : 'paid'}, ${cents}, ${days * 24}, ${isActive}) returning id`
  for (const feature of features)
    await db`insert into package_features (package_id, feature_id, limit_type) values (${row!.id}, ${feature}, 'unlimited')`
  return row!.id
}

beforeAll(async () => {
  await db`delete from packages`
  await offer('Agent', 7900, 30, [6, 7])
  const explorer = await offer('Explorer', 900, 30, [7])
  await offer('Seller', 100, 30, [1])
  await offer('Old', 100, 30, [7], false)
  await offer('Trial', null, 1, [7])
  await db`insert into content_translations (subject, subject_id, field, language_code, value)
    values ('package', ${explorer}, 'name', 'es', 'Exploradora')`
})

test('packages on sale that include project access are listed by price; other packages are not', async () => {
  const { status, data } = await call('packageOffers', { feature: 'project_access' })
  expect(status).toBe(200)
  expect(data.map(({ name, price, duration }) => [name, price, duration])).toEqual([
    ['Trial', 0, 24],
    ['Explorer', 9, 720],
    ['Agent', 79, 720],
  ])
})

test('names are in the requested language', async () => {
  const { data } = (
    await inject({ url: '/api/package-offers?feature=project_access', headers: { 'content-language': 'es' } })
  ).json()
  expect(data[1]).toMatchObject({ name: 'Explorer', translated_name: 'Exploradora' })
})

test('a disabled feature has no offers', async () => {
  await db`update features set is_active = false where key = 'premium_properties'`
  expect((await call('packageOffers', { feature: 'premium_properties' })).data).toEqual([])
})

test('an unknown feature is refused', async () => {
  expect(await call('packageOffers', { feature: 'everything' as 'project_list' })).toMatchObject({
    status: 400,
    error: true,
  })
})
