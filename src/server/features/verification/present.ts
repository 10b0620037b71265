import type { VerificationField } from '#contract/verification.ts'
import type { FieldRow } from './queries.ts'

export const presentField = (row: FieldRow): VerificationField => ({
  id: row.id,
  name: row.name,
  // The form is in one language, that of the operator.
  translated_name: row.name,
  field_type: row.type,
  is_required: row.isRequired,
  form_fields_values: row.values.map(({ id, value }) => ({
    id,
    verify_customer_form_id: row.id,
    value,
    translated_value: value,
  })),
})
