import type { uploadStory as endpoint } from '#contract/stories.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

export const uploadStory: Handler<typeof endpoint> = async () => {
  throw new AppError('refused', 'api.stories-unavailable')
}
