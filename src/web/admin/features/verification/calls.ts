import type { RawInput } from '#contract/endpoint.ts'
import { decideApplication, deleteFormField, orderFormFields, saveFormField } from '#contract/verification-admin.ts'
import { call } from '#web/api/call.ts'

type Token = string | undefined

export const decide = (token: Token, input: RawInput<typeof decideApplication>) =>
  call<typeof decideApplication>(decideApplication, input, { token })
export const saveField = (token: Token, input: RawInput<typeof saveFormField>) =>
  call<typeof saveFormField>(saveFormField, input, { token })
export const deleteField = (token: Token, id: number) =>
  call<typeof deleteFormField>(deleteFormField, { id }, { token })
export const orderFields = (token: Token, ids: number[]) =>
  call<typeof orderFormFields>(orderFormFields, { ids }, { token })
