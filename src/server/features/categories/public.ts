export {
  CATALOGUE_VERSION,
  type Catalogue,
  type CategoryRow,
  catalogueAt,
  currentCatalogue,
  type FacilityRow,
  type ParameterRow,
  presentCategory,
  presentParameter,
} from './catalogue.ts'
export { siteUrl } from './site-url.ts'
