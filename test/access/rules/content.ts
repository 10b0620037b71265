import { ROLES } from '../roles.ts'
import { EVERYBODY, type Rules } from '../rule.ts'

export const CONTENT_RULES = {
  webSettings: EVERYBODY,
  appSettings: EVERYBODY,
  getCustomPages: EVERYBODY,
  getStories: EVERYBODY,
  uploadStory: { for: [] },
  generateDescription: { ask: () => ({ title: 'Sea Villa' }), for: [] },
  generateMeta: { ask: () => ({ title: 'Sea Villa' }), for: [] },
  getLanguages: { ask: () => ({ language_code: 'en' }), for: ROLES },
  getSeoSettings: EVERYBODY,
  adBanners: { ...EVERYBODY, ask: () => ({ page: 'homepage' }) },
  contactUs: { ask: () => ({}), for: [] },
  getFaqs: EVERYBODY,
  getAboutUs: EVERYBODY,
  getPrivacyPolicy: EVERYBODY,
  getTerms: EVERYBODY,
  getArticles: EVERYBODY,
  getArticleCategories: EVERYBODY,
} satisfies Rules
