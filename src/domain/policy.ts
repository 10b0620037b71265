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

/** The person behind a request, or null for a visitor. */
export type Viewer = {
  id: number
  role: 'user' | 'moderator' | 'admin'
  /** A login that everybody knows. */
  isDemo?: boolean
  /** The administrator who looks at the site as this person; absent where people are themselves. */
  impersonatorId?: number
  /** The impersonated session, with which every link that was made in it ends. */
  impersonationId?: number
} | null

interface Owned {
  ownerId: number | null
}

/** One side of a conversation: a person, or null for the desk of the site. */
export type Side = number | null
const DESK = null

interface Paid {
  userId: number | null
}

/** Every "may this person?" of the product; handlers throw on it, screens disable with a reason on it. */
export const may = {
  administer: (viewer: Viewer) => viewer?.role === 'admin',
  /** Moderators read and decide; they do not rewrite what is somebody else's. */
  moderate: (viewer: Viewer) => viewer?.role === 'moderator' || viewer?.role === 'admin',
  /** Nobody decides on what is their own, unless the site is run by one person and a setting says so. */
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
  /** Visitors compare only where the site's owner lets them. */
  compare: (viewer: Viewer, isOpenToVisitors: boolean) => viewer !== null || isOpenToVisitors,
  /** Nobody asks for what is gone, or for what is one's own. */
  beInterested: (viewer: Viewer, property: Owned & { kind: PropertyKind }) =>
    isOpen(property.kind) && !owns(viewer, property),
  /** As with interest: what is gone or one's own is not reported. */
  reportProperty: (viewer: Viewer, property: Owned & { kind: PropertyKind }) =>
    isOpen(property.kind) && !owns(viewer, property),
  /** Everybody who moderates reads and answers what people write to the site itself. */
  speakForDesk: (viewer: Viewer) => may.moderate(viewer),
  /** Who may write the first message about a home: anybody to its owner, anybody to the desk, and the owner to those who asked. */
  openChat: (home: Owned, from: Side, to: Side, hasAsked: boolean) =>
    from === DESK || to === DESK || to === home.ownerId || (from === home.ownerId && hasAsked),
  /** As with interest: nobody visits what is gone, or what is one's own. */
  bookViewing: (viewer: Viewer, property: Owned & { kind: PropertyKind }) =>
    viewer !== null && isOpen(property.kind) && !owns(viewer, property),
  /** Which of the two sides of a viewing somebody is; everybody else has nothing to do with it. */
  viewingSide: (viewer: Viewer, { hostId, guestId }: { hostId: Side; guestId: number }): ViewingSide | null => {
    if (viewer === null) return null
    if (viewer.id === guestId) return 'guest'
    return (hostId === DESK ? may.speakForDesk(viewer) : viewer.id === hostId) ? 'host' : null
  },
  /** Questions without an account, where the site's owner lets them in. */
  sendEnquiry: (viewer: Viewer, property: Owned & { kind: PropertyKind }, isSwitchedOn: boolean) =>
    isSwitchedOn && isOpen(property.kind) && !owns(viewer, property),
  /** A question is for whoever was asked. */
  seeEnquiry: (viewer: Viewer, { recipientId }: { recipientId: Side }) =>
    recipientId === DESK ? may.speakForDesk(viewer) : viewer !== null && viewer.id === recipientId,
  seeInterested: (viewer: Viewer, property: Owned) => may.administer(viewer) || owns(viewer, property),
  /** How a listing does is its owner's and staff's affair. */
  seeStatistics: (viewer: Viewer, listing: Owned) => may.moderate(viewer) || owns(viewer, listing),
  /** The first year is everybody's; the months after it are part of a package. */
  seeLoanSchedule: (viewer: Viewer, hasDetailAccess: boolean) => hasDetailAccess || may.administer(viewer),
  seeProject: (viewer: Viewer, project: Owned & { isPublic: boolean }) =>
    project.isPublic || may.moderate(viewer) || owns(viewer, project),
  openProject: (viewer: Viewer, project: Owned, hasProjectAccess: boolean) =>
    hasProjectAccess || may.moderate(viewer) || owns(viewer, project),
  /** A payment is the payer's and the administrator's own affair. */
  seePayment: (viewer: Viewer, payment: Paid) => may.administer(viewer) || paid(viewer, payment),
  /** Turning back and sending receipts is for the payer alone. */
  changePayment: (viewer: Viewer, payment: Paid) => paid(viewer, payment),
  /** Somebody who offers nothing is a private person, whose address and number are not shown. */
  seeAgent: (viewer: Viewer, agent: { id: number; isOffering: boolean }) =>
    agent.isOffering || may.administer(viewer) || viewer?.id === agent.id,
}

const isMover = (viewer: Viewer, listing: Owned, by: 'owner' | 'staff' | 'time') =>
  by === 'owner' ? may.editListing(viewer, listing) : by === 'staff' && may.moderate(viewer)

const owns = (viewer: Viewer, { ownerId }: Owned) => viewer !== null && viewer.id === ownerId
const paid = (viewer: Viewer, { userId }: Paid) => viewer !== null && viewer.id === userId
