import { AppError } from '#server/errors.ts'

export const emailTaken = () => new AppError('refused', 'api.email-of-other-account', { field: 'email' })

/** One error for every wrong detail, so that it does not reveal whether an account exists. */
export const wrongDetails = (facts: AppError['facts'] = {}) => new AppError('refused', 'api.wrong-details', facts)

/** Shipped clients compare this message to open the code step. */
export const emailNotVerified = (facts: AppError['facts'] = {}) =>
  new AppError('refused', 'api.email-not-verified', { key: 'emailNotVerified', ...facts })

/** One error for a missing or wrong proof and for an address without an account. */
export const addressNotProved = () => new AppError('refused', 'api.address-not-proved', { field: 'auth_id' })
