/** Currencies, as other features use them. */
export { showsCurrency } from './queries.ts'
