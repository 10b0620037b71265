export { getAboutUs, getCustomPages, getPrivacyPolicy, getTerms } from './site-texts.ts'
