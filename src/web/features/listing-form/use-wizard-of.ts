import { useMemo, useState } from 'react'
import type { DraftStep, ListingKind } from '#domain/listing-draft.ts'
import { type DraftQuestion, draftProblems } from '#domain/listing-problems.ts'
import { useText } from '#web/i18n/text.tsx'
import type { FormData } from './draft-types.ts'
import { faceOf } from './files-face.ts'
import { problemText } from './problem-text.ts'
import { useDraft } from './use-draft.ts'
import { useHasState } from './use-has-state.ts'
import type { Wizard, WizardServices } from './wizard-context.ts'

interface Options {
  services: WizardServices
  kind: ListingKind
  slug: string
  readerId: number
  form: FormData
  /** Steps that were visited and left. */
  seen: ReadonlySet<DraftStep>
  askedKey: string | null
  step: DraftStep
  goTo: (step: DraftStep) => void
}

/** The state shared by the steps of the form. */
export function useWizardOf({ services, kind, slug, readerId, form, seen, askedKey, step, goTo }: Options) {
  const { t } = useText()
  const { keeper, queue, view, pending, arrived } = useDraft({ kind, slug, readerId, form, askedKey, step })
  const [tellsAll, setTellsAll] = useState(false)
  const draft = view.data
  const questions = useMemo(() => questionsOf(form, draft.category_id), [form, draft.category_id])
  const hasState = useHasState(draft, services)
  const problems = useMemo(() => draftProblems(kind, draft, questions, hasState), [kind, draft, questions, hasState])
  const files = { stored: view.files, pending, arrived }
  const wizard: Wizard = {
    ...services,
    kind,
    slug,
    form,
    view,
    draft,
    questions,
    problems,
    hasState,
    set: keeper.set,
    fault(field) {
      const problem = problems.find((one) => one.field === field)
      // No error is shown for a field that was not reached yet.
      return problem && (tellsAll || seen.has(problem.step)) ? problemText(problem, t) : undefined
    },
    faceOf: (mark) => faceOf(mark, files),
    addFiles(slot, added) {
      // The draft gets its key before its first file.
      keeper.set({})
      return queue.add(keeper.now().key!, slot, added)
    },
    cancelFile: (mark) => typeof mark === 'string' && queue.cancel(mark),
    retryFile: queue.retry,
    goTo,
  }
  return { wizard, keeper, queue, tellAll: () => setTellsAll(true) }
}

const questionsOf = (form: FormData, categoryId: number | null): DraftQuestion[] =>
  (form.categories.find(({ id }) => id === categoryId)?.parameter_types ?? []).map((parameter) => ({
    id: parameter.id,
    name: parameter.translated_name || parameter.name,
    type: parameter.type_of_parameter,
    isRequired: parameter.is_required === 1,
    choices: [parameter.type_values ?? []].flat(),
  }))
