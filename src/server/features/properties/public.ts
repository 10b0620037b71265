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
export { degrees, fileAddress, imageAddress, presentCard } from './present-card.ts'
export type { Fragment } from './queries.ts'
export { flushViews } from './views.ts'
