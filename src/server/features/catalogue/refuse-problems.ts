import { ENTRY_MESSAGES, type EntryProblem } from '#domain/catalogue-entries.ts'
import type { Message } from '#domain/messages.ts'
import { type FieldProblem, problemMessage } from '#domain/operator-field.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

/** Throws one error with all problems, each with its message. */
export async function refuseProblems({ word }: Pick<Context, 'word'>, problems: readonly EntryProblem[]) {
  const [first] = problems
  if (!first) return
  const worded = problems.map(async (problem) => ({ ...problem, message: await word(messageAbout(problem)) }))
  throw new AppError('invalid', messageAbout(first), {
    field: first.key,
    data: { problems: await Promise.all(worded) },
  })
}

function messageAbout(problem: EntryProblem): Message {
  const key = ENTRY_MESSAGES[problem.word]
  return key ? { key } : problemMessage(problem.key, problem as FieldProblem)
}
