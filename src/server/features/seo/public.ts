/** Public interface of the seo feature. */
export { type OperatorSeo, operatorSeo } from './operator-seo.ts'
