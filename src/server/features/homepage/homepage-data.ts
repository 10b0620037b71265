import type { homepageData as endpoint } from '#contract/homepage.ts'
import type { Handler } from '#server/context.ts'
import { readHomepage } from './read-homepage.ts'

export const homepageData: Handler<typeof endpoint> = (ctx, { limit, ...near }) => readHomepage(ctx, near, { limit })
