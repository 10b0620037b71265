import * as z from 'zod/mini'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { Counted } from './back-office.ts'
import { read, write } from './endpoint.ts'
import { Id, Instant, limit, offset, Text, Url } from './fields.ts'

export const ROLES = ['user', 'moderator', 'admin'] as const
export const VERIFICATIONS = ['initial', 'pending', 'success', 'failed'] as const
/** Orders of the list of people; a minus turns one round. */
export const PEOPLE_SORTS = ['joined', '-joined', 'name', '-name'] as const

const person = {
  id: z.int(),
  name: z.string(),
  slug_id: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  role: z.literal(ROLES),
  account_kind: z.literal(ACCOUNT_TYPES),
  /** The type that takes effect when the account is verified. */
  requested_account_type: z.nullable(z.literal(ACCOUNT_TYPES)),
  login_type: z.literal(['google', 'phone', 'apple', 'email']),
  verification: z.literal(VERIFICATIONS),
  is_active: z.boolean(),
  is_demo: z.boolean(),
  created_at: Instant,
}

export const listPeople = read('GET admin/people', {
  access: 'admin',
  summary: 'Everybody with an account, the newest first unless asked otherwise.',
  input: z.object({
    /** Part of a name, an address or a number; one or two letters are the beginning. */
    q: z.optional(Text(100)),
    role: z.optional(z.literal(ROLES)),
    kind: z.optional(z.literal(ACCOUNT_TYPES)),
    state: z.optional(z.literal(['active', 'deactivated'])),
    verification: z.optional(z.literal(VERIFICATIONS)),
    sort: z._default(z.literal(PEOPLE_SORTS), '-joined'),
    offset,
    limit: limit(30),
  }),
  output: z.array(z.object(person)),
  beside: z.object(Counted),
})

const Actor = z.nullable(z.object({ id: z.int(), name: z.string() }))

export const getPerson = read('GET admin/person', {
  access: 'admin',
  summary: 'One account with what is around it: devices, listings, notes and what the staff did about it.',
  input: z.object({ id: Id }),
  output: z.object({
    ...person,
    profile: Url,
    address: z.string(),
    about: z.string(),
    is_email_verified: z.boolean(),
    language_code: z.nullable(z.string()),
    last_seen_at: z.nullable(Instant),
    counts: z.object({ properties: z.int(), projects: z.int(), payments: z.int(), reports: z.int() }),
    sessions: z.array(
      z.object({
        id: z.int(),
        device: z.string(),
        created_at: Instant,
        last_seen_at: Instant,
        /** Somebody of the staff looks at the site as this person. */
        is_impersonation: z.boolean(),
      }),
    ),
    /** The newest of them. */
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

export const deactivatePerson = write('POST admin/deactivate-person', {
  access: 'admin',
  summary: 'Switches an account off: signed out everywhere at once, its listings hidden, told why it cannot sign in.',
  says: 'api.account-switched-off',
  input: z.object({ ...UserId, reason: Reason }),
  output: z.null(),
})

export const reactivatePerson = write('POST admin/reactivate-person', {
  access: 'admin',
  summary: 'Switches an account on again; its owner signs in anew.',
  says: 'api.account-switched-on',
  input: z.object({ ...UserId, reason: Reason }),
  output: z.null(),
})

export const setRole = write('POST admin/set-role', {
  access: 'admin',
  summary: 'Makes somebody a member, a moderator or an administrator. The last administrator stays one.',
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
  summary: 'Signs one device of somebody out, or all of them.',
  input: z.object({ ...UserId, session_id: z.optional(Id) }),
  output: z.object({ ended: z.int() }),
})

export const addStaffNote = write('POST admin/add-note', {
  access: 'admin',
  summary: 'Leaves a note about somebody for the rest of the staff.',
  input: z.object({ ...UserId, text: Text(2000) }),
  output: z.object({ id: z.int() }),
})

export const deleteStaffNote = write('POST admin/delete-note', {
  access: 'admin',
  summary: 'Removes a note about somebody.',
  input: z.object({ id: Id }),
  output: z.null(),
})

export const impersonate = write('POST admin/impersonate', {
  access: 'admin',
  summary:
    'Opens a short session in which an administrator sees the site as somebody else; money, credentials and messages stay out of reach.',
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
  /** False where the administrator's own session has ended. */
  output: z.object({ is_signed_in: z.boolean() }),
})
