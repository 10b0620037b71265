import type { getVerificationValues as endpoint } from '#contract/verification.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { privateDocumentUrl } from '#server/features/media/public.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { presentField } from './present.ts'
import { findApplicationOf } from './queries.ts'

export const getVerificationValues: Handler<typeof endpoint> = async ({ sql, viewer, derive, origin, now }) => {
  const userId = viewer!.id
  const row = await findApplicationOf(sql, userId)
  if (!row) return null
  return {
    id: row.id,
    user_id: userId,
    status: row.status,
    reason: row.reason ?? '',
    created_at: instantOf(row.createdAt),
    updated_at: instantOf(row.updatedAt),
    user: {
      id: userId,
      name: row.name,
      profile: imageAddress(row.image, origin),
      property_count: row.properties,
      projects_count: row.projects,
    },
    verify_customer_values: row.answers.map(({ id, value, file, field }) => ({
      id,
      verify_customer_id: row.id,
      verify_customer_form_id: field.id,
      value: file ? privateDocumentUrl(origin, derive, file, viewer!, now) : value,
      verify_form: presentField(field),
    })),
  }
}
