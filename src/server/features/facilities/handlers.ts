export { getFacilities } from './get-facilities.ts'
export { getFacilitiesForFilter } from './get-facilities-for-filter.ts'
export { getNearbyFacilities } from './get-nearby-facilities.ts'
export { propertyAdvanceFilterData } from './property-advance-filter-data.ts'
