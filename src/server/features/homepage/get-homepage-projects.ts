import type { getHomepageProjects as endpoint } from '#contract/homepage.ts'
import type { Handler } from '#server/context.ts'
import { contentOf, readHomepage } from './read-homepage.ts'

export const getHomepageProjects: Handler<typeof endpoint> = async (ctx, near) => {
  const page = await readHomepage(ctx, near, { shown: [] })
  return {
    projects: contentOf(page, 'projects_section'),
    featured_projects: contentOf(page, 'featured_projects_section'),
    premium_projects: { section_id: null, data: [] },
    location_based_data: page.homepage_location_data_available,
  }
}
