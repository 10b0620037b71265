import { readListingAnswer } from '#domain/listing-answers.ts'
import { type Message, messageOf } from '#domain/messages.ts'
import { AppError } from '#server/errors.ts'
import type { Catalogue, CategoryRow, ParameterRow } from '#server/features/categories/public.ts'
import type { FileSource, TakenFile } from '#server/features/listings/public.ts'
import type { AnswerState, GivenAnswer, ListingState, NearbyState } from './listing-state.ts'

const refuse = (message: Message, field: string) => new AppError('invalid', message, { field })

/** The category of a property; throws unless it is active. */
export function categoryOf(catalogue: Catalogue, id: number): CategoryRow {
  const category = catalogue.categories.get(id)
  if (!category?.isActive) throw refuse(messageOf('api.not-category', { field: 'category_id' }), 'category_id')
  return category
}

/**
 * Parameter values after a change: values of parameters the category lacks are dropped, required ones must be present.
 */
export function changedAnswers(
  now: readonly AnswerState[],
  given: readonly GivenAnswer[],
  category: CategoryRow,
  taken: (source: FileSource) => TakenFile,
): AnswerState[] {
  const answers = new Map(now.map((answer) => [answer.parameterId, answer]))
  for (const { parameterId, value } of given) {
    const question = category.parameters.find(({ id }) => id === parameterId)
    if (!question)
      throw refuse(
        messageOf('api.names-unasked', { field: 'parameters', id: parameterId, category: category.name }),
        'parameters',
      )
    const answer = readGiven(question, value, answers.get(parameterId), taken)
    if (answer) answers.set(parameterId, answer)
    else answers.delete(parameterId)
  }
  const missing = category.parameters.find(({ id, isRequired }) => isRequired && !answers.has(id))
  if (missing) throw refuse(messageOf('api.required', { field: missing.name }), 'parameters')
  return category.parameters.flatMap(({ id }) => answers.get(id) ?? [])
}

function readGiven(
  question: ParameterRow,
  value: GivenAnswer['value'],
  old: AnswerState | undefined,
  taken: (source: FileSource) => TakenFile,
): AnswerState | null {
  const { id, name, type } = question
  const isFile = typeof value === 'object' && !Array.isArray(value)
  if (type === 'file') {
    if (isFile) {
      const { mediaId, name: fileName } = taken(value as FileSource)
      return { parameterId: id, value: fileName, mediaId }
    }
    // Clients send back the URL of the stored file; it is never fetched and only means that the file stays.
    if (value !== undefined && value.length > 0 && old) return old
    if (value !== undefined && value.length > 0)
      throw refuse(messageOf('api.must-be-file', { field: name }), 'parameters')
    return null
  }
  if (isFile) throw refuse(messageOf('api.takes-no-file', { field: name }), 'parameters')
  const reading = readListingAnswer(
    { id, name, type, choices: question.values ?? [] },
    value as string | readonly string[],
  )
  if (!reading.ok) throw refuse(reading.message, 'parameters')
  return reading.value === null ? null : { parameterId: id, value: reading.value, mediaId: null }
}

/** Validated nearby places, each facility once. */
export function checkedFacilities(given: readonly NearbyState[], catalogue: Catalogue): ListingState['facilities'] {
  const unknown = given.find(({ facilityId }) => !catalogue.facilities.has(facilityId))
  if (unknown)
    throw refuse(messageOf('api.names-absent', { field: 'facilities', id: unknown.facilityId }), 'facilities')
  return [...new Map(given.map((nearby) => [nearby.facilityId, nearby])).values()]
}
