export { siteCountry } from './site-country.ts'
