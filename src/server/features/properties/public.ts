export { type Asker, asking, type CardRow, card, type ImageRow, image } from './card-query.ts'
export { degrees, imageAddress, presentCard } from './present-card.ts'
export { flushViews } from './views.ts'
