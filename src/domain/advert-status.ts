import { isOpen, isPublic, type ProjectState, type PropertyKind } from './property-status.ts'

/** Where an advertisement stands, by the number that the wire calls it. */
export const ADVERT_CODES = { approved: 0, pending: 1, rejected: 2, expired: 3 } as const
export type AdvertStatus = keyof typeof ADVERT_CODES

/** Which moves there are; rejected and expired ones are over. */
export const ADVERT_MOVES = {
  approve: { by: 'staff', from: 'pending', to: 'approved' },
  reject: { by: 'staff', from: 'pending', to: 'rejected' },
  expire: { by: 'time', from: 'approved', to: 'expired' },
} as const satisfies Record<string, { by: 'staff' | 'time'; from: AdvertStatus; to: AdvertStatus }>

/** Whether a listing can be put in front: the public sees it, it is still to be had, and it is not in front already. */
export const canFeature = (listing: ProjectState & { kind?: PropertyKind }, adverts: readonly AdvertStatus[]) =>
  isPublic(listing) &&
  (listing.kind === undefined || isOpen(listing.kind)) &&
  !adverts.some((status) => status === 'approved' || status === 'pending')
