import type { Answer, Meaning } from './lexicon.ts'
import type { Found, Reader, Rule } from './reader.ts'

/** Set phrases: for rent, cheapest, this week, by owner. */
export const saying: Rule = (reader, at) => {
  const found = reader.match(at, (meanings) => meanings.find((meaning) => meaning.kind === 'say'))
  return found?.value.kind === 'say' ? { end: found.end, found: { query: found.value.query } } : null
}

/** A set phrase of several words, matched before any of its words. */
export const longSaying: Rule = (reader, at) => {
  const found = saying(reader, at)
  return found && found.end > at + 1 ? found : null
}

const answersIn = (meanings: readonly Meaning[]) => {
  const found = meanings.filter((meaning) => meaning.kind === 'answer')
  return found.length > 0 ? found : undefined
}
const choiceIn = (meanings: readonly Meaning[]) =>
  meanings.find((meaning) => meaning.kind === 'question' && meaning.answers.length > 0)

/** `city view`, `vistas al mar`, `energy class A`: a value next to the name of its parameter. */
export const answerWithQuestion: Rule = (reader, at) => {
  const answer = reader.match(at, answersIn)
  const after = answer && reader.match(reader.skip(answer.end), choiceIn)
  const before = reader.match(at, choiceIn)
  const next = before && (reader.match(before.end, answersIn) ?? reader.match(reader.skip(before.end), answersIn))
  return together(answer?.value, after?.value, after?.end) ?? together(next?.value, before?.value, next?.end) ?? null
}

function together(answers: readonly Meaning[] | undefined, question: Meaning | undefined, end: number | undefined) {
  if (!answers || question?.kind !== 'question' || end === undefined) return null
  const fits = answers.find((answer) => answer.kind === 'answer' && answer.questionId === question.id)
  return fits?.kind === 'answer' ? { end, found: { answers: [[fits]] } } : null
}

/** A catalogue name: category, parameter value or facility. */
export const catalogueWord: Rule = (reader, at) => {
  const word = reader.match(at, meaningOf)
  return word && { end: word.end, found: word.value }
}

function meaningOf(meanings: readonly Meaning[]): Found | undefined {
  const category = meanings.find((meaning) => meaning.kind === 'category')
  if (category?.kind === 'category') return { category: category.id }
  const alone = meanings.filter((meaning) => meaning.kind === 'answer' && meaning.isAlone) as (Meaning & Answer)[]
  // A checkbox value takes precedence over an option: "garden" means a garden rather than a garden view.
  const ticked = alone.filter((meaning) => meaning.kind === 'answer' && !meaning.isChoice)
  if (alone.length > 0) return { answers: [ticked.length > 0 ? ticked : alone] }
  const question = choiceIn(meanings)
  if (question?.kind === 'question')
    return { answers: question.answers.map((value) => [{ questionId: question.id, value }]) }
  const facility = meanings.find((meaning) => meaning.kind === 'facility')
  return facility?.kind === 'facility' ? { near: [String(facility.id)] } : undefined
}

/** A facility by its name. */
export const facilityAt = (reader: Reader, at: number) =>
  reader.match(at, (meanings) => {
    const found = meanings.find((meaning) => meaning.kind === 'facility')
    return found?.kind === 'facility' ? found.id : undefined
  })
