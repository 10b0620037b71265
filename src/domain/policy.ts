import {
  canMove,
  canMoveProject,
  isOpen,
  PROJECT_MOVES,
  PROPERTY_MOVES,
  type ProjectMove,
  type ProjectState,
  type PropertyKind,
  type PropertyMove,
  type PropertyState,
} from './property-status.ts'
import type { ViewingSide } from './viewing-status.ts'

/** The user of a request, or null for a visitor. */
export type Viewer = {
  id: number
  role: 'user' | 'moderator' | 'admin'
  /** True for a public demo account. */
  isDemo?: boolean
  /** Administrator who impersonates this user; absent otherwise. */
  impersonatorId?: number
  /** Impersonation session; links created in it end with it. */
  impersonationId?: number
} | null

interface Owned {
  ownerId: number | null
}

/** A participant of a conversation: a user id, or null for support. */
export type ParticipantId = number | null
const SUPPORT_ID = null

interface Paid {
  userId: number | null
}

/** All permission checks of the product: handlers refuse by them, and screens disable controls by them. */
export const may = {
  administer: (viewer: Viewer) => viewer?.role === 'admin',
  /** Moderators read and decide; they do not edit content of other users. */
  moderate: (viewer: Viewer) => viewer?.role === 'moderator' || viewer?.role === 'admin',
  /** Staff cannot decide on their own content, unless a setting allows it for a site run by a single person. */
  decideOn: (viewer: Viewer, subject: Owned, isOwnAllowed: boolean) =>
    may.moderate(viewer) && (isOwnAllowed || !owns(viewer, subject)),
  editListing: (viewer: Viewer, listing: Owned) => may.administer(viewer) || owns(viewer, listing),
  moveProperty: (viewer: Viewer, property: Owned & PropertyState, move: PropertyMove) =>
    isMover(viewer, property, PROPERTY_MOVES[move].by) && canMove(property, move),
  moveProject: (viewer: Viewer, project: Owned & ProjectState, move: ProjectMove) =>
    isMover(viewer, project, PROJECT_MOVES[move].by) && canMoveProject(project, move),
  seeProperty: (viewer: Viewer, property: Owned & { isPublic: boolean }) =>
    property.isPublic || may.moderate(viewer) || owns(viewer, property),
  openProperty: (viewer: Viewer, property: Owned & { isPremium: boolean }, hasPremiumAccess: boolean) =>
    !property.isPremium || hasPremiumAccess || may.moderate(viewer) || owns(viewer, property),
  /** Visitors can compare properties only if the operator allows it. */
  compare: (viewer: Viewer, isOpenToVisitors: boolean) => viewer !== null || isOpenToVisitors,
  /** Requires an available property of another owner. */
  beInterested: (viewer: Viewer, property: Owned & { kind: PropertyKind }) =>
    isOpen(property.kind) && !owns(viewer, property),
  /** Requires an available property of another owner. */
  reportProperty: (viewer: Viewer, property: Owned & { kind: PropertyKind }) =>
    isOpen(property.kind) && !owns(viewer, property),
  /** All staff can read and answer messages to support. */
  replyAsSupport: (viewer: Viewer) => may.moderate(viewer),
  /**
   * A first message about a property is allowed to its owner, to and from support, and from the owner to interested
   * users.
   */
  openChat: (home: Owned, from: ParticipantId, to: ParticipantId, hasAsked: boolean) =>
    from === SUPPORT_ID || to === SUPPORT_ID || to === home.ownerId || (from === home.ownerId && hasAsked),
  /** Requires an account and an available property of another owner. */
  bookViewing: (viewer: Viewer, property: Owned & { kind: PropertyKind }) =>
    viewer !== null && isOpen(property.kind) && !owns(viewer, property),
  /** Role of a user in a viewing; null for a user who is not a participant. */
  viewingSide: (
    viewer: Viewer,
    { hostId, guestId }: { hostId: ParticipantId; guestId: number },
  ): ViewingSide | null => {
    if (viewer === null) return null
    if (viewer.id === guestId) return 'guest'
    return (hostId === SUPPORT_ID ? may.replyAsSupport(viewer) : viewer.id === hostId) ? 'host' : null
  },
  /** Enquiries from visitors without an account, if the operator allows them. */
  sendEnquiry: (viewer: Viewer, property: Owned & { kind: PropertyKind }, isSwitchedOn: boolean) =>
    isSwitchedOn && isOpen(property.kind) && !owns(viewer, property),
  /** Only the recipient can read an enquiry. */
  seeEnquiry: (viewer: Viewer, { recipientId }: { recipientId: ParticipantId }) =>
    recipientId === SUPPORT_ID ? may.replyAsSupport(viewer) : viewer !== null && viewer.id === recipientId,
  seeInterested: (viewer: Viewer, property: Owned) => may.administer(viewer) || owns(viewer, property),
  /** Statistics are visible to the owner and to staff. */
  seeStatistics: (viewer: Viewer, listing: Owned) => may.moderate(viewer) || owns(viewer, listing),
  /** The first year is public; the rest of the schedule requires an entitlement. */
  seeLoanSchedule: (viewer: Viewer, hasDetailAccess: boolean) => hasDetailAccess || may.administer(viewer),
  seeProject: (viewer: Viewer, project: Owned & { isPublic: boolean }) =>
    project.isPublic || may.moderate(viewer) || owns(viewer, project),
  openProject: (viewer: Viewer, project: Owned, hasProjectAccess: boolean) =>
    hasProjectAccess || may.moderate(viewer) || owns(viewer, project),
  /** All of a project but its documents and the contact of its developer. */
  readProject: (viewer: Viewer, project: Owned, hasProjectAccess: boolean, isOpenToAll: boolean) =>
    isOpenToAll || may.openProject(viewer, project, hasProjectAccess),
  /** A payment is visible to its payer and to administrators. */
  seePayment: (viewer: Viewer, payment: Paid) => may.administer(viewer) || paid(viewer, payment),
  /** Only the payer can cancel a payment or send receipts. */
  changePayment: (viewer: Viewer, payment: Paid) => paid(viewer, payment),
  /** A user without listings is a private person, whose contact details are not public. */
  seeAgent: (viewer: Viewer, agent: { id: number; isOffering: boolean }) =>
    agent.isOffering || may.administer(viewer) || viewer?.id === agent.id,
}

const isMover = (viewer: Viewer, listing: Owned, by: 'owner' | 'staff' | 'time') =>
  by === 'owner' ? may.editListing(viewer, listing) : by === 'staff' && may.moderate(viewer)

const owns = (viewer: Viewer, { ownerId }: Owned) => viewer !== null && viewer.id === ownerId
const paid = (viewer: Viewer, { userId }: Paid) => viewer !== null && viewer.id === userId
