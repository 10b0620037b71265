import type { getBookingPreferences as endpoint } from '#contract/viewings.ts'
import type { Handler } from '#server/context.ts'
import { findHost, hostOf } from './host.ts'
import { presentPreferences } from './present.ts'

export const getBookingPreferences: Handler<typeof endpoint> = async ({ sql, viewer }, { desk }) =>
  presentPreferences(await findHost(sql, hostOf(viewer, desk)))
