import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { type FormValue, homeForm, makeLister, postForm } from '#test/support/listings.ts'
import { makeCategory, makeProperty, makeUser } from '#test/support/make.ts'

const app = await testApp()
const { db, call } = app

let owner: { id: number }
let moderator: { id: number }
let category: { id: number }

beforeAll(async () => {
  owner = await makeLister(db)
  moderator = await makeUser(db, { role: 'moderator' })
  category = await makeCategory(db)
})

const post = async (fields: Record<string, FormValue>) =>
  postForm(app, 'post_property', { ...(await homeForm(db, category.id)), ...fields }, owner)
const update = (id: number, fields: Record<string, FormValue>) =>
  postForm(app, 'update_post_property', { action_type: 0, id, price: 250_000, ...fields }, owner)
const made = (given: object) =>
  makeProperty(db, { owner_id: owner.id, category_id: category.id, year_renovated: 2015, ...given })

describe('the year of renovation', () => {
  test.each([
    ['1799', 'year_renovated must be at least 1800'],
    [String(new Date().getUTCFullYear() + 1), `year_renovated must be at most ${new Date().getUTCFullYear()}`],
    ['1987.5', 'year_renovated must be a whole number'],
    ['last year', 'year_renovated must be a number'],
  ])('%s is refused', async (year_renovated, message) => {
    expect(await post({ year_renovated })).toMatchObject({ error: true, message })
  })

  test('is null for a property without one', async () => {
    expect((await post({})).data[0]).toMatchObject({ year_renovated: null })
  })

  test('stays when a change leaves it out, and is cleared when it is sent empty', async () => {
    const { data } = await post({ year_renovated: '2015' })
    const { id } = data[0]!
    expect((await update(id, { title: 'Lake House' })).data[0]).toMatchObject({ year_renovated: 2015 })
    expect((await update(id, { year_renovated: '' })).data[0]).toMatchObject({ year_renovated: null })
  })

  test('is part of a comparison', async () => {
    const [first, second] = [await made({}), await made({ year_renovated: null })]
    const ids = { source_property_id: first.id, target_property_id: second.id }
    const { data } = await call('compareProperties', ids, owner)
    expect(data.source_property.year_renovated).toBe(2015)
    expect(data.target_property.year_renovated).toBeNull()
  })

  test('of a premium property is withheld in lists from a visitor whose package does not include it', async () => {
    const { id } = await made({ is_premium: true })
    const visitor = await makeUser(db)
    await call('addFavourite', { property_id: id, type: 1 }, visitor)
    const [listed] = (await call('getFavouriteProperty', {}, visitor)).data
    expect(listed).toMatchObject({ id, description: '', year_renovated: null })
    await call('addFavourite', { property_id: id, type: 1 }, owner)
    const [own] = (await call('getFavouriteProperty', {}, owner)).data
    expect(own).toMatchObject({ id, year_renovated: 2015 })
  })

  test('survives the approval of changes that were handed in before the field existed', async () => {
    const { id } = await made({})
    await update(id, { title: 'Lake House' })
    const [revision] = await db<{ id: number }[]>`
      update listing_revisions set state = state - 'yearRenovated' where property_id = ${id} returning id`
    const mine = await call('getAddedProperties', { id }, owner)
    expect(mine.data[0]).toMatchObject({ title: 'Lake House', year_renovated: 2015 })
    await call('moderate', { kind: 'property_revision', id: revision!.id, decision: 'approve' }, moderator)
    const [row] = await db`select title, year_renovated from properties where id = ${id}`
    expect(row).toEqual({ title: 'Lake House', year_renovated: 2015 })
  })
})

describe('neighbourhood and postcode', () => {
  test('are stored trimmed, kept by a change that leaves them out, and cleared when sent empty', async () => {
    const { data } = await post({ district: ' Alfama ', zip_code: '1100-340' })
    const [row] = data
    expect(row).toMatchObject({ district: 'Alfama', zip_code: '1100-340' })
    expect((await update(row!.id, { title: 'Lake House' })).data[0]).toMatchObject({ district: 'Alfama' })
    expect((await update(row!.id, { district: '', zip_code: ' ' })).data[0]).toMatchObject({
      district: null,
      zip_code: null,
    })
  })

  test.each([
    [{ district: 'x'.repeat(121) }, 'district may have at most 120 characters'],
    [{ zip_code: '1'.repeat(21) }, 'zip_code may have at most 20 characters'],
  ])('longer ones are refused: %#', async (fields, message) => {
    expect(await post(fields)).toMatchObject({ error: true, message })
  })

  test('are words that a search finds, also after a change', async () => {
    const { id } = await made({ district: 'Graça', postcode: '1170-165' })
    const found = async (q: string) => (await call('searchProperties', { q })).data.map((home) => home.id)
    expect(await found('graca')).toEqual([id])
    expect(await found('1170-165')).toEqual([id])
    await db`update properties set district = 'Mouraria' where id = ${id}`
    expect(await found('mouraria')).toEqual([id])
    expect(await found('graca')).toEqual([])
  })
})
