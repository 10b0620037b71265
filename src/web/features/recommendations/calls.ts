import { deletePersonalisedFields, setPersonalisedFields } from '#contract/recommendations.ts'
import { call } from '#web/api/call.ts'
import { sentLikes, type TypedLikes } from './likes.ts'

export const saveLikes = (likes: TypedLikes, token: string) =>
  call<typeof setPersonalisedFields>(setPersonalisedFields, sentLikes(likes), { token })

export const forgetLikes = (token: string) =>
  call<typeof deletePersonalisedFields>(deletePersonalisedFields, {}, { token })
