export { getCitiesData } from './get-cities-data.ts'
export { getCountries } from './get-countries.ts'
