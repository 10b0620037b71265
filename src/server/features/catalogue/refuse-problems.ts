import { ENTRY_WORDS, type EntryProblem } from '#domain/catalogue-entries.ts'
import { type FieldProblem, problemWords } from '#domain/operator-field.ts'
import { AppError } from '#server/errors.ts'

/** Refuses with every problem at once, each with its sentence. */
export function refuseProblems(problems: readonly EntryProblem[]) {
  const told = problems.map((problem) => ({
    ...problem,
    message: ENTRY_WORDS[problem.word] ?? problemWords(problem.key, problem as FieldProblem),
  }))
  const first = told[0]
  if (first) throw new AppError('invalid', first.message, { field: first.key, data: { problems: told } })
}
