import { messageOf } from '#domain/messages.ts'
import { AppError } from '#server/errors.ts'

/**
 * Error for an archive that cannot be imported. The details name files, lines and columns of the format and are in
 * English in every language, as in docs/site-format.md.
 */
export const unusable = (details: string) =>
  new AppError('invalid', messageOf('api.details', { details }), { field: 'archive' })
