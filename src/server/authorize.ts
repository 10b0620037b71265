import type { Endpoint } from '#contract/endpoint.ts'
import { may, type Viewer } from '#domain/policy.ts'
import { AppError } from './errors.ts'

/** Staff who have signed in and must set up a second factor first. */
export interface Enrolling {
  viewer: NonNullable<Viewer>
  sessionId: number
}

interface Asking {
  viewer: Viewer
  isDeactivated?: boolean
  enrolling?: Enrolling
}

/** Refuses a caller without access to the call; the HTTP routes check before they read a body. */
export function authorize(endpoint: Pick<Endpoint, 'access' | 'impersonation' | 'duringEnrolment'>, asking: Asking) {
  const { access, impersonation } = endpoint
  const { viewer, isDeactivated } = callerFor(endpoint, asking)
  // Applies to every access level: the call would be made in the name of the impersonated user.
  if (impersonation === 'refused' && viewer?.impersonatorId !== undefined)
    throw new AppError('forbidden', 'api.not-while-impersonating')
  if (access === 'anyone') return
  if (isDeactivated)
    throw new AppError('deactivated', 'api.account-deactivated', {
      key: 'accountDeactivated',
    })
  if (!viewer && asking.enrolling)
    throw new AppError('forbidden', 'api.two-factor-setup', { key: 'twoFactorSetupRequired' })
  if (!viewer) throw new AppError('unauthenticated', 'api.sign-in')
  const isAdmitted =
    access === 'admin' ? may.administer(viewer) : access === 'staff' ? may.moderate(viewer) : access === 'member'
  if (!isAdmitted) throw new AppError('forbidden', 'api.not-allowed')
}

/** Effective caller of a call. Staff who must set up a second factor are authenticated only for the enrolment calls. */
export const callerFor = <C extends Asking>({ duringEnrolment }: Pick<Endpoint, 'duringEnrolment'>, asking: C): C =>
  duringEnrolment && asking.enrolling ? { ...asking, ...asking.enrolling } : asking
