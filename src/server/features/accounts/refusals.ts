import { AppError } from '#server/errors.ts'

/** One answer to every wrong detail: who has an account is nobody's business. */
export const wrongDetails = (facts: AppError['facts'] = {}) => new AppError('refused', 'api.wrong-details', facts)
