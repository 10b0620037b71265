/** What the server's assembly uses of titles and descriptions. */
export { type OperatorSeo, operatorSeo } from './operator-seo.ts'
