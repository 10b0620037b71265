/** Blocks, as the chats feature uses them. */
export { type BlockState, findBlocks, lockForWriting, type Pair } from './queries.ts'
