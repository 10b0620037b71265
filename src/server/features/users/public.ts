/** Public interface of the users feature. */
export { namedUsers } from './people.sql.ts'
