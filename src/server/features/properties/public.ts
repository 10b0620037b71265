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
export { detailsByIds } from './list-details.ts'
export type {
  GivenTranslation,
  ListItem,
  ListingChange,
  ListingState,
  NewListing,
  PaperState,
  PhotoState,
  TranslationState,
} from './listing-state.ts'
export { degrees, fileAddress, imageAddress, presentCard } from './present-card.ts'
export { findStanding, IS_VISIBLE, type StandingRow } from './standing.ts'
export { flushViews } from './views.ts'
