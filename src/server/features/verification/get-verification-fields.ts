import type { getVerificationFields as endpoint } from '#contract/verification.ts'
import type { Handler } from '#server/context.ts'
import { presentField } from './present.ts'
import { listFields } from './queries.ts'

export const getVerificationFields: Handler<typeof endpoint> = async ({ sql }) => {
  const fields = await listFields(sql)
  return fields.length > 0 ? fields.map(presentField) : null
}
