/** What other features may use of the list of people. */
export { namedLike } from './people-sql.ts'
