/** What other features and the server's assembly may use of notifications. */
export { presentLiveNotifications } from './live.ts'
export { notify } from './notify.ts'
export { post } from './outbox.ts'
export { countNotifications } from './queries.ts'
export { type Say, wordsOf } from './words.ts'
export { frameOf, pageOf } from './write-news.ts'
