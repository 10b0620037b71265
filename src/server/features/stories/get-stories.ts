import type { getStories as endpoint } from '#contract/stories.ts'
import { isAllowed } from '#domain/package-quota.ts'
import type { Handler } from '#server/context.ts'
import { findQuota } from '#server/features/packages/public.ts'

export const getStories: Handler<typeof endpoint> = async (ctx, { offset, limit }) => ({
  section_title: 'Stories',
  is_guest: ctx.viewer === null,
  user_has_premium_properties_access: isAllowed(await findQuota(ctx, 'premium_properties'), 'premium_properties'),
  user_has_premium_projects_access: isAllowed(await findQuota(ctx, 'project_access'), 'project_access'),
  agents: [],
  pagination: { limit, offset, total: 0, has_more: false },
})
