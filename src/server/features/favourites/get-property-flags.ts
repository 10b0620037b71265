import type { getPropertyFlags as endpoint } from '#contract/favourites.ts'
import type { Handler } from '#server/context.ts'
import { findFlags } from './property-flags.sql.ts'

export const getPropertyFlags: Handler<typeof endpoint> = ({ sql, viewer }) => findFlags(sql, viewer!.id)
