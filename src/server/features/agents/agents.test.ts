import { beforeAll, describe, expect, test } from 'vitest'
import type { RawInput } from '#contract/endpoint.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { type MadeUser, makeCategory, makeProject, makeProperty, makeUser } from '#test/support/make.ts'

const { call, db } = await testApp()

let ana: MadeUser

beforeAll(async () => {
  const { id } = await makeCategory(db)
  ana = await makeUser(db, { name: 'Ana Ávila', verification: 'success', city: 'Lisbon' })
  const bruno = await makeUser(db, { name: 'Bruno' })
  const carla = await makeUser(db, { name: 'Carla 100%' })
  const gone = await makeUser(db, { name: 'Gone', is_active: false })
  await makeUser(db, { name: 'Buyer' })
  await makeUser(db, { name: 'Desk', role: 'admin' })
  await makeProperty(db, { category_id: id, owner_id: ana.id })
  for (let i = 0; i < 3; i++)
    await makeProperty(db, { category_id: id, owner_id: bruno.id, latitude: 41.15, longitude: -8.62 })
  await makeProperty(db, { category_id: id, owner_id: bruno.id, is_active: false })
  await makeProperty(db, { category_id: id })
  await makeProperty(db, { category_id: id, owner_id: gone.id })
  await makeProject(db, { category_id: id, owner_id: carla.id })
  await makeProject(db, { category_id: id, owner_id: gone.id })
  await makeProject(db, { category_id: id, owner_id: bruno.id, is_active: false })
})

const names = async (input: RawInput<typeof import('#contract/agents.ts').agentList>) => {
  const { status, data, total } = await call('agentList', input)
  expect(status).toBe(200)
  return { names: data.map(({ name }) => name), total }
}

describe('the list of agents', () => {
  test('starts with the site, then verified agents, then those with most listings; users without listings and deactivated accounts are left out', async () => {
    proves('7.52')
    const { data, total } = await call('agentList', {})
    expect(total).toBe(4)
    expect(data).toMatchObject([
      { name: 'Desk', is_admin: true, is_verified: true, property_count: 1, projects_count: 0, total_count: 1 },
      { name: 'Ana Ávila', slug_id: ana.slug, is_admin: false, is_verified: true, total_count: 1 },
      { name: 'Bruno', is_verified: false, property_count: 3, projects_count: 0, total_count: 3 },
      { name: 'Carla 100%', property_count: 0, projects_count: 1, total_count: 1 },
    ])
  })

  test('is paged without gaps', async () => {
    proves('7.52')
    const pages = [
      await names({ limit: 2 }),
      await names({ limit: 2, offset: 2 }),
      await names({ limit: 2, offset: 4 }),
    ]
    expect(pages).toEqual([
      { names: ['Desk', 'Ana Ávila'], total: 4 },
      { names: ['Bruno', 'Carla 100%'], total: 4 },
      { names: [], total: 4 },
    ])
  })

  test.each([
    ['avila ANA', ['Ana Ávila']],
    ['100%', ['Carla 100%']],
    ['%', ['Carla 100%']],
    ['a_a', []],
    ['desk', ['Desk']],
  ])('searched for %s', async (search, found) => {
    expect(await names({ search })).toEqual({ names: found, total: found.length })
  })

  test('near a place contains the owners of properties there', async () => {
    expect((await names({ latitude: '41.15', longitude: '-8.61' })).names).toEqual(['Bruno'])
    expect((await names({ latitude: '38.72', longitude: '-9.14' })).names).toEqual(['Desk', 'Ana Ávila'])
  })

  test.each([{ limit: '0' }, { offset: '-1' }, { latitude: '10' }])('%j is refused', async (input) => {
    expect(await call('agentList', input as object)).toMatchObject({ status: 400, error: true })
  })
})
