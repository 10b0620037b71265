/** What the server's assembly uses of the site as an app. */
export { webAppSource } from './app-source.ts'
