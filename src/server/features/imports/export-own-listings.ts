import type { exportOwnListings as endpoint } from '#contract/imports.ts'
import type { Handler } from '#server/context.ts'
import { fileUrl } from './links.ts'

export const exportOwnListings: Handler<typeof endpoint> = async (ctx, { format }) => ({
  url: fileUrl(ctx, `homes.${format}`),
})
