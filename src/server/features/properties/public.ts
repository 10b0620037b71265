export { applyRevision, dropRevision } from './apply-revision.ts'
export { insertListings, outcomeOf, reserveListingIds } from './bulk-listings.ts'
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
} from './card.sql.ts'
export { askAgain, changeListing, findOwnListing } from './change-listing.ts'
export { createListing } from './create-listing.ts'
export { removeListing } from './delete-property.ts'
export { detailsByIds } from './list-details.ts'
export type {
  ListingChange,
  ListingState,
  NewListing,
} from './listing-state.ts'
export { lockVisibility, moveOwn, saveMove } from './move-property.ts'
export { degrees, fileAddresses, imageAddress, presentCard, presentLine } from './present-card.ts'
export { type EditedRow, findEdited, listEdited } from './state.sql.ts'
export { flushViews } from './views.sql.ts'
export { findVisibility, IS_PUBLIC, IS_VISIBLE, isOwnHidden, type VisibilityRow } from './visibility.sql.ts'
