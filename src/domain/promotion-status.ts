import { isOpen, isPublic, type ProjectState, type PropertyKind } from './property-status.ts'

/** Promotion statuses by their wire number. */
export const PROMOTION_CODES = { approved: 0, pending: 1, rejected: 2, expired: 3 } as const
export type PromotionStatus = keyof typeof PROMOTION_CODES

/** Transitions of a promotion; rejected and expired are final. */
export const PROMOTION_TRANSITIONS = {
  approve: { by: 'staff', from: 'pending', to: 'approved' },
  reject: { by: 'staff', from: 'pending', to: 'rejected' },
  expire: { by: 'time', from: 'approved', to: 'expired' },
} as const satisfies Record<string, { by: 'staff' | 'time'; from: PromotionStatus; to: PromotionStatus }>

/** Whether a listing can be featured: it is public, still available, and neither featured nor awaiting approval. */
export const canFeature = (listing: ProjectState & { kind?: PropertyKind }, adverts: readonly PromotionStatus[]) =>
  isPublic(listing) &&
  (listing.kind === undefined || isOpen(listing.kind)) &&
  !adverts.some((status) => status === 'approved' || status === 'pending')
