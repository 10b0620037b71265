/** What conversations need to know of blocks. */
export { type BlockState, findBlocks, lockForWriting, type Pair } from './queries.ts'
