/** Public interface of the notifications feature. */
export { accountEmail } from './account-email.ts'
export { type EmailBrand, type EmailContent, noteHtml, renderEmailHtml, renderEmailText } from './email-layout.ts'
export { presentLiveNotifications } from './live.ts'
export { notify } from './notify.ts'
export { findBrand, post, postMail } from './outbox.sql.ts'
export { countNotifications } from './queries.ts'
export { frameOf, pageOf, renderNotification } from './render-notification.ts'
export { type FillTemplate, wordsOf } from './translator.ts'
