export { cardsByIds } from './cards.ts'
export { resolveFilter, type SearchText, scopesOf } from './resolve.ts'
