import type { getHomepageContent as endpoint } from '#contract/homepage.ts'
import type { Handler } from '#server/context.ts'
import { contentOf, readHomepage } from './read-homepage.ts'

export const getHomepageContent: Handler<typeof endpoint> = async (ctx, near) => {
  const page = await readHomepage(ctx, near, { shown: ['user_recommendations_section'] })
  return {
    categories: contentOf(page, 'categories_section'),
    agents: contentOf(page, 'agents_list_section'),
    articles: contentOf(page, 'articles_section'),
    user_recommendations: contentOf(page, 'user_recommendations_section'),
    faqs: contentOf(page, 'faqs_section'),
    slider: { section_id: null, data: page.slider_section },
  }
}
