export { CATALOGUE_VERSION, type Catalogue, type CategoryRow, catalogueAt, type ParameterRow } from './catalogue.ts'
export { siteUrl } from './site-url.ts'
