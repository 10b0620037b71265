import { QUESTION } from '#domain/feed-fields.ts'
import { messageOf } from '#domain/messages.ts'
import { AppError } from '#server/errors.ts'
import type { Catalogue, CategoryRow, ParameterRow } from '#server/features/categories/public.ts'
import type { ListingChange } from '#server/features/properties/public.ts'

type Answers = NonNullable<ListingChange['parameters']>

const FACTS = ['bedrooms', 'bathrooms', 'area'] as const

/** Attribute values of a row. A column of an attribute that the category does not have must be empty. */
export function answersOf(targets: ReadonlyMap<string, string>, category: CategoryRow): Answers {
  const answers = new Map<number, Answers[number]>()
  const put = (question: ParameterRow, text: string) => {
    // Files cannot be imported in cells; the existing file is kept.
    if (question.type !== 'file') answers.set(question.id, { parameterId: question.id, value: choices(question, text) })
  }
  for (const fact of FACTS) {
    const text = targets.get(fact)
    const question = category.parameters.find((parameter) => parameter.fact === fact)
    if (text !== undefined && question) put(question, text)
  }
  for (const [target, text] of targets) {
    if (!target.startsWith(QUESTION)) continue
    const name = target.slice(QUESTION.length).toLowerCase()
    const question = category.parameters.find((parameter) => parameter.name.toLowerCase() === name)
    if (question) put(question, text)
    else if (text !== '')
      throw new AppError(
        'invalid',
        messageOf('api.import-unasked', { category: category.name, question: target.slice(QUESTION.length) }),
        {
          field: target,
        },
      )
  }
  return [...answers.values()]
}

const choices = ({ type }: ParameterRow, text: string): string | string[] =>
  type === 'checkbox' && !text.startsWith('[')
    ? text
        .split('|')
        .map((word) => word.trim())
        .filter(Boolean)
    : text

/** Parses nearby places such as `Hospital=1.2|School=0.4`. */
export function facilitiesOf(text: string | undefined, catalogue: Catalogue): ListingChange['facilities'] {
  if (text === undefined) return undefined
  return text
    .split('|')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const end = pair.lastIndexOf('=')
      const name = pair.slice(0, end).trim().toLowerCase()
      const distance = Number(pair.slice(end + 1))
      const found = [...catalogue.facilities.values()].find((facility) => facility.name.toLowerCase() === name)
      if (!found || end < 0 || !(distance >= 0 && distance <= 10_000))
        throw new AppError('invalid', messageOf('api.import-not-nearby', { text: pair.trim().slice(0, 80) }), {
          field: 'facilities',
        })
      return { facilityId: found.id, distance: Math.round(distance * 10) / 10 }
    })
}
