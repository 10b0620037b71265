import type { Endpoint } from '#contract/endpoint.ts'

/**
 * The roles that make calls. `owner` owns the objects of the world, `impersonated` is an administrator in a session on
 * the owner's behalf, and `agent` has a package that includes premium homes and projects. `blocked` is blocked by the
 * owner.
 */
export const ROLES = [
  'visitor',
  'owner',
  'other',
  'agent',
  'agency',
  'moderator',
  'admin',
  'impersonated',
  'blocked',
  'deactivated',
] as const
export type Role = (typeof ROLES)[number]

/** Roles with an account of their own. */
export type Person = Exclude<Role, 'visitor' | 'impersonated'>
export const PEOPLE = ROLES.filter((role): role is Person => role !== 'visitor' && role !== 'impersonated')

/** Every active account. An impersonated session gets what its user gets, so rules do not name it. */
export const ACTIVE = PEOPLE.filter((role) => role !== 'deactivated')
export const STAFF: readonly Role[] = ['moderator', 'admin']
/** Roles that may change the owner's objects. */
export const EDITORS: readonly Role[] = ['owner', 'admin']
/** Users who neither own anything here nor are blocked. */
export const OTHERS: readonly Role[] = ['other', 'agent', 'agency']

/** Whether an impersonated session may make the call at all. */
export const isOpenToImpersonation = ({ impersonation }: Endpoint) => impersonation === 'allowed'

/** Whether the role gets what the rule is about. */
export const isAllowed = (endpoint: Endpoint, allowed: readonly Role[], role: Role) =>
  role === 'impersonated' ? allowed.includes('owner') && isOpenToImpersonation(endpoint) : allowed.includes(role)

/** The roles that a call refuses before it parses its input. */
export function isShutOut({ access }: Endpoint, role: Role): boolean {
  if (role === 'visitor' || role === 'deactivated') return false
  return (access === 'staff' && !STAFF.includes(role)) || (access === 'admin' && role !== 'admin')
}
