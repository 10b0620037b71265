/** Tabs of My listings; a listing belongs to the first that matches. */
export const OWN_GROUPS = ['active', 'waiting', 'rejected', 'hidden', 'gone'] as const
export type OwnGroup = (typeof OWN_GROUPS)[number]
