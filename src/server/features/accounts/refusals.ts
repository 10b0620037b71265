import { AppError } from '#server/errors.ts'

export const emailTaken = () => new AppError('refused', 'api.email-of-other-account', { field: 'email' })

/** One answer to every wrong detail: who has an account is nobody's business. */
export const wrongDetails = (facts: AppError['facts'] = {}) => new AppError('refused', 'api.wrong-details', facts)

/** Shipped clients compare the message and open the step with the code. */
export const emailNotVerified = (facts: AppError['facts'] = {}) =>
  new AppError('refused', 'api.email-not-verified', { key: 'emailNotVerified', ...facts })
