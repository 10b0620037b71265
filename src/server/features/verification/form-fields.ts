import type {
  deleteFormField as deleting,
  listFormFields as listing,
  orderFormFields as ordering,
  saveFormField as saving,
} from '#contract/verification-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import {
  findFormField,
  insertFormField,
  listFormFieldRows,
  lockForm,
  replaceChoices,
  setOrder,
  updateFormField,
} from './form.sql.ts'

export const listFormFields: Handler<typeof listing> = async ({ sql }) =>
  (await listFormFieldRows(sql)).map(({ type, isRequired, isActive, ...field }) => ({
    ...field,
    field_type: type,
    is_required: isRequired,
    is_active: isActive,
  }))

export const saveFormField: Handler<typeof saving> = async ({ sql, audit }, { id, field_type, values, ...given }) => {
  await lockForm(sql)
  const known = id === undefined ? null : await findFormField(sql, id)
  if (id !== undefined && !known) throw missing('Question')
  // Existing answers would be shown as those of another type.
  if (known && known.answers > 0 && known.type !== field_type)
    throw new AppError('refused', 'api.question-answered-type', {
      field: 'field_type',
    })
  const field = { name: given.name, type: field_type, isRequired: given.is_required, isActive: given.is_active }
  if (id !== undefined) await updateFormField(sql, id, field)
  const fieldId = id ?? (await insertFormField(sql, field))
  await replaceChoices(sql, fieldId, values)
  await audit({
    action: id === undefined ? 'verification question added' : 'verification question changed',
    subject: 'verification question',
    subjectId: fieldId,
    details: { ...field, values },
  })
  return { id: fieldId }
}

export const deleteFormField: Handler<typeof deleting> = async ({ sql, audit }, { id }) => {
  await lockForm(sql)
  const known = await findFormField(sql, id)
  if (!known) throw missing('Question')
  if (known.answers > 0) throw new AppError('refused', 'api.question-answered')
  await sql`delete from verification_fields where id = ${id}`
  await audit({ action: 'verification question deleted', subject: 'verification question', subjectId: id })
  return null
}

export const orderFormFields: Handler<typeof ordering> = async ({ sql, audit }, { ids }) => {
  await lockForm(sql)
  const known = (await listFormFieldRows(sql)).map((field) => field.id)
  if (known.length !== ids.length || known.some((id) => !ids.includes(id)))
    throw new AppError('refused', 'api.questions-changed')
  await setOrder(sql, ids)
  await audit({ action: 'verification questions ordered', subject: 'verification question', details: { ids } })
  return null
}
