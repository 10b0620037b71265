export { getSeoSettings } from './get-seo-settings.ts'
