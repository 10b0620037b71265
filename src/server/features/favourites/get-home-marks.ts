import type { getHomeMarks as endpoint } from '#contract/favourites.ts'
import type { Handler } from '#server/context.ts'
import { findMarks } from './marks.ts'

export const getHomeMarks: Handler<typeof endpoint> = ({ sql, viewer }) => findMarks(sql, viewer!.id)
