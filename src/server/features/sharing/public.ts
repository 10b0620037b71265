export { shareSource } from './share-source.ts'
