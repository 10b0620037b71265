import { AppError } from '#server/errors.ts'

/** An archive that cannot be taken in, in words for whoever sent it. */
export const unusable = (words: string) => new AppError('invalid', words, { field: 'archive' })
