/** Public interface of the promotions feature, for moderation. */
export { approve as approveAdvert, reject as rejectAdvert } from './decide.ts'
export { lockPromotion } from './queries.ts'
