import { beforeEach, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { type MadeProperty, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'

const { db, call } = await testApp()

let asha: MadeUser
let kabir: MadeUser
let home: MadeProperty
beforeEach(async () => {
  asha = await makeUser(db)
  kabir = await makeUser(db)
  home = await makeProperty(db, { owner_id: kabir.id })
})

const makeReason = async (reason: string) =>
  (await db<{ id: number }[]>`insert into report_reasons (reason) values (${reason}) returning id`)[0]!.id

describe('a report', () => {
  test('uses one of the public reasons', async () => {
    proves('7.40', '7.41', '1.10')
    const id = await makeReason('The photos are wrong')
    const reasons = await call('getReportReasons', {})
    expect(reasons.data.at(-1)).toMatchObject({ id, reason: 'The photos are wrong', created_at: expect.any(String) })
    expect(reasons.total).toBe(reasons.data.length)
    expect(await call('addReports', { property_id: home.id, reason_id: id }, asha)).toMatchObject({
      error: false,
      message: 'Thanks. We’ll review this property',
    })
    expect(await db`select user_id, reason_id, status from reports where property_id = ${home.id}`).toEqual([
      { user_id: asha.id, reason_id: id, status: 'open' },
    ])
  })

  test('repeated succeeds with another message and changes nothing', async () => {
    const report = { property_id: home.id, reason_id: 0, other_message: 'It is on another site' }
    await call('addReports', report, asha)
    expect(await call('addReports', { ...report, other_message: 'Again' }, asha)).toMatchObject({
      status: 200,
      error: false,
      message: 'You’ve already reported this property',
    })
    expect(await db`select other_message from reports where property_id = ${home.id}`).toEqual([
      { other_message: 'It is on another site' },
    ])
  })

  test.each([
    ['another reason without words', { reason_id: 0 }, 'other_message is required'],
    ['a reason that is not there', { reason_id: 999_999 }, 'Reason not found'],
    ['no reason', {}, 'reason_id is required'],
    ['a home that is not there', { property_id: 999_999_999, reason_id: 0, other_message: 'x' }, 'Property not found'],
  ])('with %s is refused with HTTP 200', async (_what, input, message) => {
    proves('5.16')
    const answer = await call('addReports', { property_id: home.id, ...input } as never, asha)
    expect(answer).toMatchObject({ status: 200, error: true, message })
  })

  test('of the own property or of a sold one is refused', async () => {
    const report = { property_id: home.id, reason_id: 0, other_message: 'x' }
    expect(await call('addReports', report, kabir)).toMatchObject({ error: true })
    await db`update properties set property_type = 'sold' where id = ${home.id}`
    expect(await call('addReports', report, asha)).toMatchObject({
      error: true,
      message: 'You can’t report this property',
    })
  })
})

describe('a block', () => {
  test.each([
    ['of oneself', () => ({ to_user_id: asha.id }), 'You can’t block yourself'],
    ['of nobody', () => ({}), 'to_user_id or to_admin is required'],
    ['of two at once', () => ({ to_user_id: kabir.id, to_admin: true }), 'to_user_id or to_admin is required'],
    ['of somebody who does not exist', () => ({ to_user_id: 999_999_999 }), 'User not found'],
  ])('%s is refused', async (_what, input, message) => {
    expect(await call('blockUser', input(), asha)).toMatchObject({ status: 400, error: true, message })
  })

  test('is created once and removed once', async () => {
    proves('7.69', '7.70', '1.11', '6.13')
    const whom = { to_user_id: kabir.id }
    expect(await call('unblockUser', whom, asha)).toMatchObject({
      status: 400,
      message: 'You haven’t blocked this user',
    })
    expect(await call('blockUser', { ...whom, reason: 'Rude' }, asha)).toMatchObject({ error: false })
    expect(await call('blockUser', whom, asha)).toMatchObject({
      status: 400,
      message: 'You’ve already blocked this user',
    })
    // A blocked user cannot remove the block.
    expect(await call('unblockUser', { to_user_id: asha.id }, kabir)).toMatchObject({ status: 400 })
    expect(await call('unblockUser', whom, asha)).toMatchObject({ error: false })
  })

  test('suppresses the interest notification to the owner', async () => {
    await call('blockUser', { to_user_id: asha.id }, kabir)
    await call('interestedUsers', { property_id: home.id, type: 1 }, asha)
    expect((await call('getNotificationList', {}, kabir)).data).toEqual([])
  })
})
