import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { openConnections } from '#test/support/database.ts'
import { homeForm, makeLister, postForm } from '#test/support/listings.ts'
import { makeAdvertisement, makeCategory, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const app = await testApp()
const { db, call, runJobs, services } = app
let meera: { id: number }
let ravi: { id: number }
let admin: { id: number }
let owner: { id: number }
let category: { id: number }
const passed = (seconds: number) => {
  services.now = () => new Date(NOW.getTime() + seconds * 1000)
}
beforeAll(async () => {
  meera = await makeUser(db, { role: 'moderator', name: 'Meera' })
  ravi = await makeUser(db, { role: 'moderator', name: 'Ravi' })
  admin = await makeUser(db, { role: 'admin', name: 'Ada' })
  owner = await makeLister(db)
  category = await makeCategory(db)
  await openConnections(db)
})
beforeEach(async () => {
  passed(0)
  await db`delete from properties`
  await db`delete from moderation_cases`
  await db`delete from pgboss.job`
})
const runJob = async (name: string) => {
  await db`insert into pgboss.job (name, data) values (${name}, '{}')`
  await runJobs()
}
const waiting = (given = {}) =>
  makeProperty(db, { category_id: category.id, owner_id: owner.id, request_status: 'pending', ...given })
const statusOf = async ({ id }: { id: number }) =>
  (await db<{ status: string }[]>`select request_status as status from properties where id = ${id}`)[0]!.status
const of = ({ id }: { id: number }) => ({ kind: 'property' as const, id })
const risky = (home: { id: number }, risk: number, reason: string) =>
  db`insert into moderation_cases ${db({ kind: 'property', subject_id: home.id, risk, reasons: db.json([{ reason }]) })}`

describe('the moderation queue', () => {
  test('is sorted by risk with its reasons, and can be filtered by one cause', async () => {
    const old = await waiting({ created_at: new Date('2026-05-01') })
    const copied = await waiting({ created_at: new Date('2026-06-01') })
    await risky(copied, 60, 'photo-seen')
    const { data, causes, total } = await call('listModeration', {}, meera)
    expect(data.map(({ id, risk, reasons }) => [id, risk, reasons])).toEqual([
      [copied.id, 60, ['photo-seen']],
      [old.id, 0, []],
    ])
    expect({ causes, total }).toEqual({ causes: [{ cause: 'photo-seen', count: 1 }], total: 2 })
    const cut = await call('listModeration', { cause: 'photo-seen' }, meera)
    expect([cut.data.map(({ id }) => id), cut.total]).toEqual([[copied.id], 1])
  })

  test('returns a case with its neighbours, history, account and texts', async () => {
    const [first, second, third] = [await waiting(), await waiting(), await waiting()]
    await risky(first, 90, 'photos-seen')
    await risky(second, 50, 'text-alike')
    await call('moderate', { ...of(second), decision: 'changes', reason: 'Brighter photos' }, meera)
    await db`update properties set description = 'Now with a balcony' where id = ${second.id}`
    const found = (await call('getModerationCase', of(second), meera)).data!
    expect(found).toMatchObject({
      description: 'Now with a balcony',
      next: of(third),
      previous: of(first),
      waiting: 3,
      account: { listings: 3, refused: 0, is_active: true },
      findings: [{ reason: 'text-alike', listing: null }],
    })
    expect(found.history).toContainEqual(
      expect.objectContaining({ what: 'changes', words: 'Brighter photos', by: 'Meera' }),
    )
    expect(found.templates.map(({ code }) => code)).toContain('photos')
    expect((await call('getModerationCase', { kind: 'project', id: 9_999 }, meera)).data).toBeNull()
  })
})

describe('a claim', () => {
  test('of two moderators in parallel succeeds for one, and the other gets the name of the first', async () => {
    const home = await waiting()
    const answers = await Promise.all([
      call('claimModerationCase', of(home), meera),
      call('claimModerationCase', of(home), ravi),
    ])
    expect(answers.map(({ error }) => error).sort()).toEqual([false, true])
    const refused = answers.find(({ error }) => error)!
    expect(refused).toMatchObject({
      key: 'claimed',
      message: expect.stringMatching(/^(Meera|Ravi) is working on this$/),
    })
  })

  test('keeps others from deciding until it expires or is released', async () => {
    const home = await waiting()
    await call('claimModerationCase', of(home), meera)
    expect((await call('listModeration', {}, ravi)).data[0]!.claim).toMatchObject({ name: 'Meera' })
    const approve = () => call('moderate', { ...of(home), decision: 'approve' }, ravi)
    expect(await approve()).toMatchObject({ error: true, key: 'claimed' })
    passed(10 * 60 + 1)
    expect(await approve()).toMatchObject({ error: false })
    const next = await waiting()
    await call('claimModerationCase', of(next), meera)
    await call('claimModerationCase', { ...of(next), release: 1 }, meera)
    expect(await call('claimModerationCase', of(next), ravi)).toMatchObject({ error: false, data: { name: 'Ravi' } })
    expect((await call('claimModerationCase', { kind: 'property', id: 9_999 }, ravi)).message).toBe('Case not found')
  })
})

describe('a decision', () => {
  test('that is held takes effect after ten seconds, even if the worker was down at that moment', async () => {
    const home = await waiting()
    await call('moderate', { ...of(home), decision: 'approve', hold: 1 }, meera)
    expect(await statusOf(home)).toBe('pending')
    expect((await call('listModeration', {}, meera)).total).toBe(0)
    passed(9)
    await runJobs()
    expect(await statusOf(home)).toBe('pending')
    passed(600)
    await runJob('settle-decisions')
    expect(await statusOf(home)).toBe('approved')
    expect(await db`select from moderation_cases`).toHaveLength(0)
    expect(
      await db`select action, actor_id from audit_log where subject_id = ${home.id} and subject = 'property'`,
    ).toEqual([{ action: 'moderation.approve', actor_id: meera.id }])
    expect(
      await db`select actor_id from listing_events where property_id = ${home.id} and kind = 'status_changed'`,
    ).toEqual([{ actor_id: meera.id }])
  })

  test('can be undone in time by its author, and neither by others nor later', async () => {
    const home = await waiting()
    const undo = (as: { id: number }) => call('undoModeration', { cases: [of(home)] }, as)
    await call('moderate', { ...of(home), decision: 'reject', reason: 'Copied', hold: 1 }, meera)
    expect(await undo(ravi)).toMatchObject({ error: true, key: 'tooLate' })
    expect(await undo(meera)).toMatchObject({ error: false })
    passed(60)
    await runJobs()
    expect(await statusOf(home)).toBe('pending')
    passed(0)
    await call('moderate', { ...of(home), decision: 'reject', reason: 'Copied', hold: 1 }, meera)
    passed(11)
    expect(await undo(meera)).toMatchObject({ error: true, key: 'tooLate' })
    await runJobs()
    expect(await statusOf(home)).toBe('rejected')
  })

  test('of two in parallel succeeds once, and the other is refused', async () => {
    const home = await waiting()
    const answers = await Promise.all([
      call('moderate', { ...of(home), decision: 'approve', hold: 1 }, meera),
      call('moderate', { ...of(home), decision: 'reject', reason: 'No', hold: 1 }, ravi),
    ])
    expect(answers.map(({ error }) => error).sort()).toEqual([false, true])
    expect(answers.find(({ error }) => error)).toMatchObject({ key: 'alreadyDecided' })
  })

  test('lapses when the subject has changed in the meantime, or its author is no longer staff', async () => {
    const home = await waiting()
    await call('moderate', { ...of(home), decision: 'approve', hold: 1 }, meera)
    await db`update properties set title = 'Something else' where id = ${home.id}`
    const shown = await waiting({ request_status: 'approved' })
    const advert = await makeAdvertisement(db, { property_id: shown.id, status: 'pending' })
    const gone = await makeUser(db, { role: 'moderator' })
    await call('moderate', { kind: 'advertisement', id: advert.id, decision: 'approve', hold: 1 }, gone)
    await db`update users set role = 'user' where id = ${gone.id}`
    passed(11)
    await runJobs()
    expect(await statusOf(home)).toBe('pending')
    expect(await db`select status from advertisements where id = ${advert.id}`).toEqual([{ status: 'pending' }])
    expect((await call('listModeration', {}, meera)).total).toBe(2)
    expect(await db`select count(*)::int as count from audit_log where action = 'moderation.lapsed'`).toEqual([
      { count: 2 },
    ])
  })

  test('to request changes notifies the owner and leaves the queue until the owner edits', async () => {
    const home = await waiting()
    await call('moderate', { ...of(home), decision: 'changes', reason: 'The plan is upside down' }, meera)
    expect(await statusOf(home)).toBe('pending')
    expect((await call('listModeration', {}, meera)).total).toBe(0)
    expect(await db`select kind, message from notifications where property_id = ${home.id}`).toEqual([
      { kind: 'changes-asked', message: expect.stringContaining('The plan is upside down') },
    ])
    await db`update properties set description = 'The plan is right now' where id = ${home.id}`
    expect((await call('listModeration', {}, meera)).total).toBe(1)
    const advert = await makeAdvertisement(db, { property_id: home.id, status: 'pending' })
    expect(
      await call(
        'moderate',
        { kind: 'advertisement', id: advert.id, decision: 'changes', reason: 'x', hold: 1 },
        meera,
      ),
    ).toMatchObject({ error: true, message: 'Changes can’t be requested for this type of case' })
  })

  test('to escalate leaves the case to administrators, with a note', async () => {
    const home = await waiting()
    await call('moderate', { ...of(home), decision: 'escalate', reason: 'Is this a forgery?' }, meera)
    expect((await call('listModeration', {}, meera)).total).toBe(0)
    const handedOn = await call('listModeration', { escalated: 1 }, meera)
    expect([handedOn.total, handedOn.escalated]).toEqual([1, 1])
    expect((await call('getModerationCase', of(home), admin)).data!.note).toBe('Is this a forgery?')
    expect(await call('moderate', { ...of(home), decision: 'approve' }, meera)).toMatchObject({ key: 'escalated' })
    expect(await call('moderate', { ...of(home), decision: 'approve' }, admin)).toMatchObject({ error: false })
    expect(await statusOf(home)).toBe('approved')
  })

  test('other than an approval is refused without a reason', async () => {
    const home = await waiting()
    for (const decision of ['reject', 'changes', 'escalate'] as const)
      expect((await call('moderate', { ...of(home), decision }, meera)).message).toBe('reason is required')
  })
})

test('cases with one cause can be decided in bulk, and cases that cannot be decided are returned with the reason', async () => {
  const [one, two, other] = [await waiting(), await waiting(), await waiting()]
  await risky(one, 60, 'photo-seen')
  await risky(two, 60, 'photo-seen')
  await risky(other, 30, 'text-alike')
  await call('claimModerationCase', of(two), ravi)
  const { data } = await call(
    'moderateMany',
    { cause: 'photo-seen', cases: [of(one), of(two), of(other)], decision: 'reject', reason: 'Not your photos' },
    meera,
  )
  expect(data).toEqual({
    decided: 1,
    left: [
      { ...of(two), why: 'Ravi is working on this' },
      { ...of(other), why: 'This case doesn’t have the selected risk signal, so it was skipped' },
    ],
  })
  expect([await statusOf(one), await statusOf(two), await statusOf(other)]).toEqual(['rejected', 'pending', 'pending'])
})

describe('reports', () => {
  const report = async (home: { id: number }, words: string) => {
    const person = await makeUser(db)
    await call('addReports', { property_id: home.id, reason_id: 0, other_message: words }, person)
    return person
  }

  test('about one property are one case; when upheld, the property is rejected and all reporters are notified', async () => {
    const home = await waiting({ request_status: 'approved' })
    const people = [await report(home, 'This is my kitchen'), await report(home, 'They want money first')]
    const { data } = await call('listModeration', {}, meera)
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ kind: 'report', property_id: home.id, reports: 2, reasons: ['reported'] })
    const key = { kind: 'report' as const, id: data[0]!.id }
    const found = (await call('getModerationCase', key, meera)).data!
    expect(found.reported.map(({ message }) => message).sort()).toEqual(['They want money first', 'This is my kitchen'])
    await call('moderate', { ...key, decision: 'reject', reason: 'These are not your photos' }, meera)
    expect(await statusOf(home)).toBe('rejected')
    expect(await db`select distinct status from reports`).toEqual([{ status: 'upheld' }])
    const told = await db<{ user_id: number; kind: string }[]>`
      select r.user_id, n.kind from notification_recipients r join notifications n on n.id = r.notification_id order by r.user_id`
    expect(told).toEqual([
      { user_id: owner.id, kind: 'listing-rejected' },
      ...people.map(({ id }) => ({ user_id: id, kind: 'report-decided' })),
    ])
  })

  test('when dismissed leave the property unchanged and notify the reporter', async () => {
    const home = await waiting({ request_status: 'approved' })
    const person = await report(home, 'I do not like it')
    const id = (await call('listModeration', { kind: 'report' }, meera)).data[0]!.id
    await call('moderate', { kind: 'report', id, decision: 'approve' }, meera)
    expect(await statusOf(home)).toBe('approved')
    expect(await db`select status, decided_by from reports`).toEqual([{ status: 'dismissed', decided_by: meera.id }])
    expect(
      await db`select n.kind from notifications n join notification_recipients r on r.notification_id = n.id where r.user_id = ${person.id}`,
    ).toEqual([{ kind: 'report-decided' }])
  })
})

describe('an appeal', () => {
  test('reopens the case with the owner’s text, once', async () => {
    const home = await waiting()
    const appeal = (as: { id: number } = owner) =>
      call('appealDecision', { property_id: home.id, message: 'I took these photos myself' }, as)
    expect(await appeal()).toMatchObject({ error: true, message: 'There is no decision to appeal' })
    await call('moderate', { ...of(home), decision: 'reject', reason: 'Copied photos' }, meera)
    expect(await appeal(await makeLister(db))).toMatchObject({ error: true, message: 'Property not found' })
    expect(await appeal(admin)).toMatchObject({ error: true, message: 'Property not found' })
    expect(await appeal()).toMatchObject({ error: false })
    expect((await call('listModeration', {}, meera)).data[0]).toMatchObject({ id: home.id, has_appeal: true })
    expect((await call('getModerationCase', of(home), ravi)).data!.appeal).toMatchObject({
      text: 'I took these photos myself',
      against: 'Copied photos',
    })
    await call('moderate', { ...of(home), decision: 'reject', reason: 'Still copied' }, ravi)
    expect(await appeal()).toMatchObject({ error: true, key: 'isFinal' })
    expect(await statusOf(home)).toBe('rejected')
  })

  test('that is granted publishes the property', async () => {
    const home = await waiting()
    await call('moderate', { ...of(home), decision: 'reject', reason: 'Copied photos' }, meera)
    await call('appealDecision', { property_id: home.id, message: 'No' }, owner)
    await call('moderate', { ...of(home), decision: 'approve' }, ravi)
    expect(await statusOf(home)).toBe('approved')
  })
})

test('administrators can save reason templates in any language', async () => {
  const texts = { en: 'Please add a floor plan.', fr: 'Ajoutez un plan.' }
  await call('saveReasonTemplate', { code: 'plan', texts }, admin)
  expect((await call('listReasonTemplates', {}, meera)).data.find(({ code }) => code === 'plan')).toEqual({
    code: 'plan',
    texts,
  })
  await call('saveReasonTemplate', { code: 'plan', texts: {} }, admin)
  expect((await call('listReasonTemplates', {}, meera)).data.map(({ code }) => code)).not.toContain('plan')
})

describe('automatic approval', () => {
  const photo = async (name: string, cut: number) => {
    const bytes = await readFile(resolve(`src/demo/media/${name}.avif`))
    const { width, height } = await sharp(bytes).metadata()
    const frame = { left: Math.round(width * cut), top: 0, width: Math.round(width * (1 - cut)), height }
    return { file: await sharp(bytes).extract(frame).resize({ width: 640 }).jpeg({ quality: 55 }).toBuffer() }
  }
  const post = async (as: { id: number }, name: string, cut = 0) => {
    const form = {
      ...(await homeForm(db, category.id)),
      city: `Town ${name} ${cut}`,
      title_image: await photo(name, cut),
    }
    return (await postForm(app, 'post_property', form, as)).data[0]!
  }
  let phones = 0
  const verified = () =>
    makeLister(db, {}, { verification: 'success', phone: String(70_000_000 + phones++), created_at: NOW })

  test('holds back a listing with a copied photo, and an edit that adds one', async () => {
    await db`update settings set value = '1' where key in ('auto_approve', 'auto_approve_edited_listings')`
    const [first, thief] = [await verified(), await verified()]
    const original = await post(first, 'kitchen-white-oak')
    const honest = await post(thief, 'kitchen-dark-walnut')
    const copied = await post(thief, 'kitchen-white-oak', 0.08)
    expect(await Promise.all([original, honest, copied].map(statusOf))).toEqual(['approved', 'approved', 'pending'])
    const { findings } = (await call('getModerationCase', of(copied), meera)).data!
    expect(findings[0]).toMatchObject({ reason: 'photo-seen', listing: { id: original.id } })
    expect([findings[0]!.photo, findings[0]!.other_photo]).not.toContain(null)
    const change = {
      action_type: 0,
      price: 250_000,
      id: honest.id,
      title_image: await photo('kitchen-white-oak', 0.05),
    }
    await postForm(app, 'update_post_property', change, thief)
    await postForm(
      app,
      'update_post_property',
      { action_type: 0, price: 250_000, id: original.id, title: 'The same kitchen' },
      first,
    )
    expect(await db`select property_id from listing_revisions`).toEqual([{ property_id: honest.id }])
    await runJob('judge-waiting')
    expect((await call('listModeration', { kind: 'property_revision' }, meera)).data[0]!.reasons).toContain(
      'photo-seen',
    )
    await db`update settings set value = '0' where key in ('auto_approve', 'auto_approve_edited_listings')`
  })
})
