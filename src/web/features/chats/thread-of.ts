import type { ThreadOf } from './calls.ts'

/** The conversation that an address names; support is user 0. */
export function threadOf(params: URLSearchParams): ThreadOf | null {
  const [user, property] = [params.get('user'), params.get('property')]
  if (!user || !property || !/^\d{1,15}$/.test(user) || !/^[1-9]\d{0,14}$/.test(property)) return null
  return { userId: Number(user), propertyId: Number(property) }
}
