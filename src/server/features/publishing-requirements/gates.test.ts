import { afterEach, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeImage, makeUser } from '#test/support/make.ts'
import { requireCompleteProfile, requireVerification } from './public.ts'

const { db } = await testApp()

const person = async (given: Record<string, unknown> = {}) => {
  const photo = await makeImage(db, { folder: 'users' })
  return makeUser(db, { phone: '912345678', address: '1 Garden Street', profile_media_id: photo.id, ...given })
}
const asking = (id: number, role: 'user' | 'moderator' | 'admin' = 'user') => ({ sql: db, viewer: { id, role } })
const askForVerification = (value: '0' | '1') => db`
  insert into settings (key, value, is_public) values ('verification_required_for_user', ${value}, true)
  on conflict (key) do update set value = excluded.value`

afterEach(() => askForVerification('0'))

test('a complete profile passes', async () => {
  await expect(requireCompleteProfile(asking((await person()).id))).resolves.toBeUndefined()
})

test.each([
  ['email', { email: null, login_type: 'phone' }],
  ['mobile', { phone: null }],
  ['image', { profile_media_id: null }],
  ['address', { address: null }],
])('a profile without %s is refused with the missing field', async (missing, given) => {
  proves('5.1', '8.6', '6.6')
  await expect(requireCompleteProfile(asking((await person(given)).id))).rejects.toMatchObject({
    kind: 'refused',
    message: 'You have not completed your profile yet. Please complete first',
    facts: { key: 'profileIncomplete', data: { missing: [missing] } },
  })
})

test.each([
  ['initial', 'not-verified'],
  ['pending', 'pending'],
  ['failed', 'failed'],
] as const)('where verification is required, %s is refused as %s', async (verification, notice) => {
  proves('5.2', '8.7', '6.6')
  const { id } = await person({ verification })
  await expect(requireVerification(asking(id))).resolves.toBeUndefined()
  await askForVerification('1')
  await expect(requireVerification(asking(id))).rejects.toMatchObject({
    kind: 'refused',
    message: 'You have not completed profile verification. Please complete first',
    facts: { key: 'verificationRequired', data: { notice } },
  })
  await expect(requireVerification(asking(id, 'moderator'))).rejects.toMatchObject({ kind: 'refused' })
  await expect(requireVerification(asking(id, 'admin'))).resolves.toBeUndefined()
})

test('a verified user passes where verification is required', async () => {
  proves('4.11')
  await askForVerification('1')
  await expect(requireVerification(asking((await person({ verification: 'success' })).id))).resolves.toBeUndefined()
})
