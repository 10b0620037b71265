/** What moderation may use of advertisements. */
export { approve as approveAdvert, reject as rejectAdvert } from './decide.ts'
export { lockAdvert } from './queries.ts'
