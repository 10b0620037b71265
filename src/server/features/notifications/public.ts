/** What other features and the server's assembly may use of notifications. */
export { accountLetter } from './account-letter.ts'
export { type Letter, letterHtml, letterText, noteHtml } from './letter.ts'
export { presentLiveNotifications } from './live.ts'
export { notify } from './notify.ts'
export { post, postMail } from './outbox.ts'
export { countNotifications } from './queries.ts'
export { type Say, wordsOf } from './words.ts'
export { frameOf, pageOf, writeNews } from './write-news.ts'
