export { deletePersonalisedFields } from './delete-personalised-fields.ts'
export { getPersonalisedFields } from './get-personalised-fields.ts'
export { getUserRecommendation } from './get-user-recommendation.ts'
export { setPersonalisedFields } from './set-personalised-fields.ts'
