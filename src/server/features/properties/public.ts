export { ASK, type Asker, askedBy, type CardRow, card, IMAGE, type ImageRow, prepared } from './card-sql.ts'
export { degrees, imageAddress, presentCard } from './present-card.ts'
export { flushViews } from './views.ts'
