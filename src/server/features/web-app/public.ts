/** Public interface of the web-app feature. */
export { webAppSource } from './app-source.ts'
