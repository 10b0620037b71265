import { deletePersonalisedFields, setPersonalisedFields } from '#contract/recommendations.ts'
import { call } from '#web/api/call.ts'
import { sentLikes, type TypedLikes } from './likes.ts'

export const saveLikes = (likes: TypedLikes) =>
  call<typeof setPersonalisedFields>(setPersonalisedFields, sentLikes(likes))

export const forgetLikes = () => call<typeof deletePersonalisedFields>(deletePersonalisedFields, {})
