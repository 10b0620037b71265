/** The drawers of the owner's list; a listing lies in the first that fits. */
export const OWN_GROUPS = ['active', 'waiting', 'rejected', 'hidden', 'gone'] as const
export type OwnGroup = (typeof OWN_GROUPS)[number]
