export { ASK, type Asker, askedBy, type CardRow, IMAGE, type ImageRow, IS_FAVOURITE, prepared } from './card-sql.ts'
export { degrees, imageAddress, presentCard } from './present-card.ts'
export { flushViews } from './views.ts'
