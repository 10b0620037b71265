/** What other features may use of the list of people. */
export { namedPeople } from './people-sql.ts'
