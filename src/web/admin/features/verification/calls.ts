import type { RawInput } from '#contract/endpoint.ts'
import { decideApplication, deleteFormField, orderFormFields, saveFormField } from '#contract/verification-admin.ts'
import { call } from '#web/api/call.ts'

export const decide = (input: RawInput<typeof decideApplication>) =>
  call<typeof decideApplication>(decideApplication, input)
export const saveField = (input: RawInput<typeof saveFormField>) => call<typeof saveFormField>(saveFormField, input)
export const deleteField = (id: number) => call<typeof deleteFormField>(deleteFormField, { id })
export const orderFields = (ids: number[]) => call<typeof orderFormFields>(orderFormFields, { ids })
