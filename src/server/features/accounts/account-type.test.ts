import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeProject, makeProperty, makeUser } from '#test/support/make.ts'

const { db, call, inject, runJobs, services } = await testApp()
let admin: { id: number }
let user: { id: number; slug: string; name: string }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin', name: 'Ada' })
  await call(
    'saveFormField',
    { name: 'Licence', field_type: 'text', is_required: 1, is_active: 1, values: [] } as never,
    admin,
  )
})
beforeEach(async () => {
  await db`delete from rate_limit_counters`
  await db`delete from request_counts`
  await requireVerification(false)
  user = await makeUser(db, { email_verified_at: new Date() })
})

const requireVerification = (isRequired: boolean) => db`
  insert into settings (key, value, is_public) values ('verification_required_for_user', ${isRequired ? '1' : '0'}, true)
  on conflict (key) do update set value = excluded.value`
const typeOf = async ({ id } = user) => {
  const { data } = await call('getUserData', {}, { id })
  return [data.account_type, data.requested_account_type, data.is_agent]
}
/** Verifies an address with the code that was mailed last. */
async function proveLast(email: string) {
  await runJobs()
  const otp = /\b(\d{6})\b/.exec(services.mail.sent.at(-1)!.text)![1]!
  expect(await call('verifyOtp', { email, otp })).toMatchObject({ error: false })
}
const stored = async (email: string) =>
  (await db`select account_kind, requested_account_kind from users where lower(email) = ${email}`).map((row) =>
    Object.values(row),
  )
const applied = async ({ id } = user): Promise<number> => {
  const { data: fields } = await call('getVerificationFields', {}, { id })
  await call('applyVerification', { form_fields: [{ id: fields![0]!.id, value: 'L-77' }] as never }, { id })
  return (await call('listApplications', { status: 'pending' }, admin)).data.at(-1)!.id
}
const decide = (id: number, decision: 'approve' | 'reject') =>
  call('decideApplication', { id, decision, ...(decision === 'reject' && { reason: 'Unreadable' }) }, admin)

describe('a chosen account type', () => {
  const asha = { name: 'Asha Rao', password: 'six-or-more', re_password: 'six-or-more' }

  test.each([
    ['at once, without required verification', false, ['agency', null]],
    ['at verification, where it is required', true, ['owner', 'agency']],
  ])('at registration takes effect %s', async (name, isRequired, expected) => {
    await requireVerification(isRequired)
    const email = `${isRequired}@register.test`
    expect(await call('userRegister', { ...asha, name, email, account_type: 'agency' })).toMatchObject({ error: false })
    await proveLast(email)
    expect(await stored(email)).toEqual([expected])
  })

  test('is owner when the registration names none, even after an earlier unverified registration with a type', async () => {
    const email = 'second@register.test'
    await call('userRegister', { ...asha, email, account_type: 'developer' })
    await call('userRegister', { ...asha, email })
    await proveLast(email)
    expect(await stored(email)).toEqual([['owner', null]])
  })

  test('at sign-up by phone applies to a new account; an existing account keeps its type', async () => {
    const ticket = async () => {
      await db`
        insert into signup_tickets (token_hash, channel, address, expires_at)
        values (sha256('proof'), 'sms', '351912000111', now() + interval '9 years')
        on conflict (token_hash) do update set used_at = null`
      return { auth_id: 'proof', type: 1 } as const
    }
    const first = await call('userSignup', { ...(await ticket()), account_type: 'agent' })
    expect(first.data).toMatchObject({ account_type: 'agent', is_agent: true })
    const second = await call('userSignup', { ...(await ticket()), account_type: 'developer' })
    expect(second.data).toMatchObject({ id: first.data.id, account_type: 'agent' })
  })

  test('in the profile changes only the user’s own account, and the legacy `type` field is ignored', async () => {
    const other = await makeUser(db)
    const sent = { type: 1, userid: other.id, id: other.id, user_id: other.id, account_type: 'developer' } as const
    expect((await call('updateProfile', sent, user)).data.account_type).toBe('developer')
    expect(await typeOf()).toEqual(['developer', null, true])
    expect(await typeOf(other)).toEqual(['owner', null, false])
    await call('updateProfile', { type: 'agent', name: 'Still a developer' } as never, user)
    expect(await typeOf()).toEqual(['developer', null, true])
    expect(await call('updateProfile', { account_type: 'admin' } as never, user)).toMatchObject({ error: true })
  })

  test('stays pending until verification succeeds, also after a rejected application', async () => {
    await requireVerification(true)
    await call('updateProfile', { account_type: 'agent' }, user)
    expect(await typeOf()).toEqual(['owner', 'agent', false])
    const first = await applied()
    expect((await call('getApplication', { id: first }, admin)).data.user).toMatchObject({
      account_type: 'owner',
      requested_account_type: 'agent',
    })
    await decide(first, 'reject')
    expect(await typeOf()).toEqual(['owner', 'agent', false])
    await decide(await applied(), 'approve')
    expect(await typeOf()).toEqual(['agent', null, true])
    // A verified user's change of type takes effect immediately.
    await call('updateProfile', { account_type: 'agency' }, user)
    expect(await typeOf()).toEqual(['agency', null, true])
  })

  test('reverts to owner when a required verification is revoked and is restored by the next approval', async () => {
    await requireVerification(true)
    await call('updateProfile', { account_type: 'developer' }, user)
    const id = await applied()
    await decide(id, 'approve')
    await decide(id, 'reject')
    expect(await typeOf()).toEqual(['owner', 'developer', false])
    await decide(await applied(), 'approve')
    expect(await typeOf()).toEqual(['developer', null, true])
  })

  test('stays when a verification that is not required is revoked', async () => {
    await call('updateProfile', { account_type: 'agent' }, user)
    const id = await applied()
    await decide(id, 'approve')
    await decide(id, 'reject')
    expect(await typeOf()).toEqual(['agent', null, true])
  })

  test('takes effect when the operator stops requiring verification', async () => {
    await requireVerification(true)
    await call('updateProfile', { account_type: 'agency' }, user)
    await runJobs()
    const changes = [{ key: 'verification_required_for_user', value: '0' }]
    expect(await call('saveSettings', { changes }, admin)).toMatchObject({ error: false })
    expect(await runJobs()).toContain('apply-account-types')
    expect(await typeOf()).toEqual(['agency', null, true])
  })

  test('detaches an agent who stops being an agent, and all agents of an account that stops being an agency', async () => {
    const agency = await makeUser(db, { account_kind: 'agency' })
    const [first, second] = [
      await makeUser(db, { account_kind: 'agent', agency_id: agency.id }),
      await makeUser(db, { account_kind: 'agent', agency_id: agency.id }),
    ]
    await call('updateProfile', { account_type: 'owner' }, first)
    await call('updateProfile', { account_type: 'developer' }, agency)
    expect(await db`select from users where id in (${first.id}, ${second.id}) and agency_id is not null`).toHaveLength(
      0,
    )
  })
})

describe('an administrator', () => {
  test('changes a user’s account type immediately, clears a pending request and leaves an audit entry', async () => {
    await requireVerification(true)
    await call('updateProfile', { account_type: 'agent' }, user)
    const set = (account_type: 'owner' | 'developer') =>
      call('setAccountType', { user_id: user.id, account_type }, admin)
    expect(await set('developer')).toMatchObject({ error: false, message: 'Account type changed' })
    expect(await typeOf()).toEqual(['developer', null, true])
    expect(await set('developer')).toMatchObject({ error: true, message: 'This account already has that type' })
    await set('owner')
    expect(
      await db`select actor_id, details from audit_log where action = 'account type changed' and subject_id = ${user.id} order by id`,
    ).toMatchObject([
      { actor_id: admin.id, details: { from: 'owner', to: 'developer', requested: 'agent' } },
      { actor_id: admin.id, details: { from: 'developer', to: 'owner', requested: null } },
    ])
    expect((await call('getUser', { id: user.id }, admin)).data).toMatchObject({
      account_kind: 'owner',
      requested_account_type: null,
    })
    expect(await call('setAccountType', { user_id: 999_999, account_type: 'agent' }, admin)).toMatchObject({
      message: 'Account not found',
    })
  })

  test('can filter users and announcement audiences by developer', async () => {
    await call('updateProfile', { account_type: 'developer' }, user)
    const { data } = await call('listUsers', { kind: 'developer', limit: 100 }, admin)
    expect(data.map(({ id }) => id)).toContain(user.id)
    expect((await call('previewAnnouncement', { kind: 'developer' }, admin)).error).toBe(false)
  })
})

describe('data derived from the account type', () => {
  const professionals = async () =>
    (await call('listProfessionals', { limit: 100 })).data.map(({ id, account_type }) => [id, account_type])
  const byAgency = async () =>
    (await call('searchFacets', {})).data.by.find(({ value }) => value === 'agency')?.count ?? 0
  const suggested = async () =>
    (await call('searchSuggestions', { q: 'Quillfeather' })).data.filter(({ kind }) => kind === 'agent').length
  const inSitemap = async () => (await inject({ url: '/sitemaps/agents-0.xml' })).body.includes(user.slug)

  test('search facet, suggestions, sitemap and directory follow a change, and agent-list also has owners', async () => {
    proves('2.20', '7.52')
    user = await makeUser(db, { name: 'Quillfeather', slug: 'quillfeather' })
    const category_id = (await makeCategory(db)).id
    await makeProperty(db, { owner_id: user.id, category_id })
    const state = async () => [await byAgency(), await suggested(), await inSitemap(), await professionals()]
    const before = await byAgency()
    expect(await state()).toEqual([before, 0, false, []])
    await call('updateProfile', { account_type: 'agent' }, user)
    expect(await state()).toEqual([before + 1, 1, true, [[user.id, 'agent']]])
    await call('updateProfile', { account_type: 'owner' }, user)
    expect(await state()).toEqual([before, 0, false, []])
    const { data } = await call('agentList', { limit: 100 })
    expect(data.map(({ id }) => id)).toContain(user.id)
    expect(data[0]).not.toHaveProperty('account_type')
  })

  test('directory, suggestions and sitemap include a developer who has only projects', async () => {
    user = await makeUser(db, { name: 'Quillfeather Works', slug: 'quillfeather-works', account_kind: 'developer' })
    const category_id = (await makeCategory(db)).id
    await makeProject(db, { owner_id: user.id, category_id, is_active: true, request_status: 'approved' })
    expect([await suggested(), await inSitemap(), await professionals()]).toEqual([1, true, [[user.id, 'developer']]])
  })
})
