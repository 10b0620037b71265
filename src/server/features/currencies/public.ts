/** What other features may use of currencies. */
export { showsCurrency } from './queries.ts'
