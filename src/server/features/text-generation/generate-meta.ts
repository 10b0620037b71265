import type { generateMeta as endpoint } from '#contract/text-generation.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

export const generateMeta: Handler<typeof endpoint> = async () => {
  throw new AppError('refused', 'api.text-generator-unavailable')
}
