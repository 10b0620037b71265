export { LIKED_FACILITIES, LIKED_ORDER, likedHomes } from './liked-sql.ts'
export { presentReasons } from './present.ts'
export { LIKES_JSON } from './queries.ts'
