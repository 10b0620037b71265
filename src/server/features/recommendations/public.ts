export { LIKED_FACILITIES, LIKED_ORDER, matchingProperties } from './matching.sql.ts'
export { presentReasons } from './present.ts'
export { PREFERENCES_JSON } from './queries.ts'
