import * as z from 'zod/mini'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { Counted } from './admin-dashboard.ts'
import { read, write } from './endpoint.ts'
import { Id, Instant, limit, OptionalId, offset, Text, Url } from './fields.ts'

export const ROLES = ['user', 'moderator', 'admin'] as const
export const VERIFICATIONS = ['initial', 'pending', 'success', 'failed'] as const
/** Sort orders of the users; a leading minus reverses the order. */
export const USER_SORTS = ['joined', '-joined', 'name', '-name'] as const

const person = {
  id: z.int(),
  name: z.string(),
  slug_id: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  role: z.literal(ROLES),
  account_kind: z.literal(ACCOUNT_TYPES),
  /** Account type that takes effect on verification. */
  requested_account_type: z.nullable(z.literal(ACCOUNT_TYPES)),
  login_type: z.literal(['google', 'phone', 'apple', 'email']),
  verification: z.literal(VERIFICATIONS),
  is_active: z.boolean(),
  is_demo: z.boolean(),
  created_at: Instant,
}

export const listUsers = read('GET admin/people', {
  access: 'admin',
  summary: 'Lists all users, newest first by default.',
  input: z.object({
    /** Part of a name, an email address or a phone number; one or two characters match as a prefix. */
    q: z.optional(Text(100)),
    role: z.optional(z.literal(ROLES)),
    kind: z.optional(z.literal(ACCOUNT_TYPES)),
    state: z.optional(z.literal(['active', 'deactivated'])),
    verification: z.optional(z.literal(VERIFICATIONS)),
    sort: z._default(z.literal(USER_SORTS), '-joined'),
    offset,
    limit: limit(30),
  }),
  output: z.array(z.object(person)),
  beside: z.object(Counted),
})

const Actor = z.nullable(z.object({ id: z.int(), name: z.string() }))

export const getUser = read('GET admin/person', {
  access: 'admin',
  summary: 'Returns a user with sessions, listings, notes and staff actions.',
  input: z.object({ id: Id }),
  output: z.object({
    ...person,
    profile: Url,
    address: z.string(),
    about: z.string(),
    is_email_verified: z.boolean(),
    language_code: z.nullable(z.string()),
    last_seen_at: z.nullable(Instant),
    /** True with an authenticator app or a passkey. */
    has_second_factor: z.boolean(),
    counts: z.object({ properties: z.int(), projects: z.int(), payments: z.int(), reports: z.int() }),
    sessions: z.array(
      z.object({
        id: z.int(),
        device: z.string(),
        created_at: Instant,
        last_seen_at: Instant,
        /** True for a session in which staff impersonate this user. */
        is_impersonation: z.boolean(),
      }),
    ),
    /** The newest listings. */
    listings: z.array(
      z.object({
        kind: z.literal(['property', 'project']),
        id: z.int(),
        title: z.string(),
        slug_id: z.string(),
        request_status: z.literal(['pending', 'approved', 'rejected']),
        is_active: z.boolean(),
        created_at: Instant,
      }),
    ),
    notes: z.array(z.object({ id: z.int(), text: z.string(), author: Actor, created_at: Instant })),
    history: z.array(
      z.object({
        id: z.int(),
        at: Instant,
        action: z.string(),
        actor: Actor,
        reason: z.nullable(z.string()),
      }),
    ),
  }),
})

const UserId = { user_id: Id }
const Reason = Text(300)

export const deactivateUser = write('POST admin/deactivate-person', {
  access: 'admin',
  summary: 'Deactivates an account: ends all sessions, hides its listings and tells the user the reason at sign-in.',
  says: 'api.account-switched-off',
  input: z.object({ ...UserId, reason: Reason }),
  output: z.null(),
})

export const reactivateUser = write('POST admin/reactivate-person', {
  access: 'admin',
  summary: 'Reactivates an account. The user has to sign in again.',
  says: 'api.account-switched-on',
  input: z.object({ ...UserId, reason: Reason }),
  output: z.null(),
})

export const setRole = write('POST admin/set-role', {
  access: 'admin',
  summary: "Sets the role of a user: user, moderator or administrator. The last administrator can't be demoted.",
  input: z.object({ ...UserId, role: z.literal(ROLES) }),
  output: z.null(),
})

export const setAccountType = write('POST admin/set-account-type', {
  access: 'admin',
  summary: 'Sets the account type of a user at once and clears a pending choice.',
  says: 'api.account-type-changed',
  input: z.object({ ...UserId, account_type: z.literal(ACCOUNT_TYPES) }),
  output: z.null(),
})

export const endSessionsOf = write('POST admin/end-sessions', {
  access: 'admin',
  summary: 'Ends one or all sessions of a user.',
  input: z.object({ ...UserId, session_id: OptionalId }),
  output: z.object({ ended: z.int() }),
})

export const resetTwoFactor = write('POST admin/reset-two-factor', {
  access: 'admin',
  summary:
    "Removes a user's authenticator app, recovery codes and passkeys, ends all sessions and sends an email. Not for the caller's own account. Requires a recent proof of identity.",
  input: z.object({ ...UserId, reason: Reason }),
  output: z.null(),
})

export const addStaffNote = write('POST admin/add-note', {
  access: 'admin',
  summary: 'Adds a staff note about a user.',
  input: z.object({ ...UserId, text: Text(2000) }),
  output: z.object({ id: z.int() }),
})

export const deleteStaffNote = write('POST admin/delete-note', {
  access: 'admin',
  summary: 'Deletes a staff note.',
  input: z.object({ id: Id }),
  output: z.null(),
})

export const impersonate = write('POST admin/impersonate', {
  access: 'admin',
  summary:
    'Starts a short session in which an administrator views the site as a user, without access to money, credentials and messages.',
  input: z.object({ ...UserId, reason: Reason }),
  output: z.object({ token: z.string(), expires_at: Instant }),
})

export const endImpersonation = write('POST end-impersonation', {
  access: 'member',
  impersonation: 'allowed',
  summary:
    "Ends impersonation. With the session cookie, the administrator's own session is restored; with the bearer token of an administrator, every session in which they impersonate somebody ends.",
  allowedInDemo: true,
  input: z.object({}),
  /** False if the administrator's own session has ended. */
  output: z.object({ is_signed_in: z.boolean() }),
})
