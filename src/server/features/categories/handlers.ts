export { getCategories } from './get-categories.ts'
