export { cardsByIds } from './cards.ts'
export { resolveFilter, type SearchWords, scopesOf } from './resolve.ts'
