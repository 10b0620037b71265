import type { getHomepageSections as endpoint } from '#contract/homepage.ts'
import type { Handler } from '#server/context.ts'
import { sectionHeads } from './section-heads.ts'

export const getHomepageSections: Handler<typeof endpoint> = sectionHeads
