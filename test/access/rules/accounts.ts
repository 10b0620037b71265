import { randomBytes } from 'node:crypto'
import { one } from '#server/db/sql.ts'
import { codeOf, issueCode, linkTokenOf } from '#server/features/accounts/codes.ts'
import { NOW } from '#test/support/services.ts'
import { ACTIVE, ROLES } from '../roles.ts'
import { after, EVERYBODY, isListed, MEMBERS, type Rules } from '../rule.ts'
import { db, services, type World } from '../world.ts'

/** Another session of the owner. */
const someSession = async ({ people }: World) =>
  (
    await one(db<{ id: number }[]>`
      insert into sessions (token_hash, user_id, expires_at)
      values (${crypto.getRandomValues(new Uint8Array(32))}, ${people.owner.id}, now() + interval '1 day') returning id`)
  ).id

const NEW_PASSWORD = { password: 'quite long enough', re_password: 'quite long enough' }

export const ACCOUNTS_RULES = {
  userSignup: { ask: () => ({ type: 3, email: 'nobody@lintel.test', password: 'x' }), for: [] },
  userRegister: { ask: () => ({}), for: [] },
  getOtp: { ask: () => ({}), for: [] },
  verifyOtp: { ask: () => ({ number: '15550100', otp: '000000' }), for: [] },
  forgotPassword: { ask: () => ({}), for: [] },
  resetPassword: {
    ask: () => ({ token: 'x', password: 'quite long enough', re_password: 'quite long enough' }),
    for: [],
  },
  updateProfile: MEMBERS,
  changeEmail: { ask: () => ({ email: `${crypto.randomUUID()}@example.com` }), for: ACTIVE },
  // The code was sent for the owner's account, so it confirms no other account.
  confirmEmail: {
    ask: async ({ people }) => {
      const to = { channel: 'mail', address: `${crypto.randomUUID()}@example.com`, userId: people.owner.id } as const
      const code = await issueCode(db, { ...to, requester: randomBytes(32) }, NOW)
      return { email: to.address, otp: codeOf(services.derive, code) }
    },
    for: ['owner'],
  },
  confirmLink: {
    ask: async ({ people }) => {
      const to = { channel: 'mail', address: `${crypto.randomUUID()}@example.com`, userId: people.owner.id } as const
      const code = await issueCode(db, { ...to, requester: randomBytes(32) }, NOW)
      return { token: linkTokenOf(services.derive, code) }
    },
    for: ['owner'],
  },
  changePassword: { ask: () => ({ password: 'quite long enough', re_password: 'quite long enough' }), for: ACTIVE },
  updateLanguage: { ask: () => ({ language_code: 'es' }), for: ACTIVE },
  // Whoever knows the number and a user id of a provider, but has no proof, changes nothing.
  updateNumberPassword: {
    ask: () => ({ mobile: '15550100', ...NEW_PASSWORD, firebase_id: 'x' }),
    for: [],
  },
  updateEmailPassword: { ask: () => ({ email: 'nobody@lintel.test', ...NEW_PASSWORD, auth_id: 'x' }), for: [] },
  // The limit of an IP prefix would refuse the last roles.
  checkNumberPassword: { ask: async () => after(db`delete from request_counts`, { mobile: '15550100' }), for: ROLES },
  getUserData: { for: ACTIVE, got: (body) => typeof (body.data as { id?: number } | null)?.id === 'number' },
  listSessions: { for: ACTIVE, got: isListed },
  endSessions: { ask: async (world) => ({ id: await someSession(world) }), for: ['owner'] },
  beforeLogout: { ask: () => ({ fcm_id: 'x'.repeat(5000) }), for: [] },
  deleteUser: { ask: () => ({}), for: [] },
  beginPasskeyRegistration: MEMBERS,
  // A code needs a verified email address, which another question may have given the owner.
  sendProofCode: { ask: async () => after(db`update users set email_verified_at = null`, {}), for: [] },
  proveIdentity: { ask: () => ({ otp: '000000' }), for: [] },
  addPasskey: { ask: () => ({ answer: '{}' }), for: [] },
  listPasskeys: MEMBERS,
  removePasskey: { ask: () => ({ id: 'AAAA' }), for: [] },
  beginPasskeySignIn: EVERYBODY,
  signInByPasskey: { ask: () => ({ answer: '{}' }), for: [] },
  getTwoFactor: MEMBERS,
  beginTwoFactor: MEMBERS,
  confirmTwoFactor: { ask: () => ({ code: '000' }), for: [] },
  replaceRecoveryCodes: { for: [] },
  disableTwoFactor: { for: [] },
  completeSignIn: { ask: () => ({ code: '000000' }), for: [] },
  requestExport: MEMBERS,
  getExport: MEMBERS,
  getVerificationFields: MEMBERS,
  getVerificationValues: MEMBERS,
  applyVerification: { ask: () => ({ form_fields: [{ id: 999, value: 'x' }] }), for: [] },
} satisfies Rules
