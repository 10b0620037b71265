export { applyRevision, dropRevision } from './apply-revision.ts'
export { insertListings, outcomeOf, takeListingIds } from './bulk-listings.ts'
export {
  ASK,
  type Asker,
  askedBy,
  type CardRow,
  type FileRow,
  IMAGE,
  type ImageRow,
  IS_FAVOURITE,
  prepared,
} from './card-sql.ts'
export { askAgain, changeListing, findOwnListing } from './change-listing.ts'
export { createListing } from './create-listing.ts'
export { removeListing } from './delete-property.ts'
export { detailsByIds } from './list-details.ts'
export type {
  ListingChange,
  ListingState,
  NewListing,
} from './listing-state.ts'
export { lockStanding, moveOwn, saveMove } from './move-property.ts'
export { degrees, fileAddresses, imageAddress, presentCard, presentLine } from './present-card.ts'
export { findStanding, IS_VISIBLE, type StandingRow } from './standing.ts'
export { type EditedRow, findEdited, listEdited } from './state-sql.ts'
export { flushViews } from './views.ts'
