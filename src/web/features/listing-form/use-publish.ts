import { useState } from 'react'
import { filesOf } from '#domain/listing-draft.ts'
import { gateOf, type ListingGate } from '#domain/listing-gates.ts'
import { CallFailure } from '#web/api/call.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import type { DraftKeeper } from './draft-keeper.ts'
import type { Outcome } from './published.tsx'
import type { UploadQueue } from './upload-queue.ts'
import type { Wizard } from './wizard-context.ts'

interface Options {
  wizard: Wizard
  keeper: DraftKeeper
  queue: UploadQueue
  /** From now on every problem is shown beside its field. */
  tellAll: () => void
  /** The requirement that is already unmet; its author sees it before entering anything. */
  closed: ListingGate | null
}

/** Publishes the draft. A refusal shows its reason, and the draft stays. */
export function usePublish({ wizard, keeper, queue, tellAll, closed }: Options) {
  const { t } = useText()
  const [busy, setBusy] = useState(false)
  const [fault, setError] = useState<string | null>(null)
  const [gate, setGate] = useState<ListingGate | null>(closed)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const publish = async () => {
    tellAll()
    setError(null)
    if (wizard.problems.length > 0) {
      const list = document.querySelector<HTMLElement>('[data-problems]')
      return list ? list.focus() : wizard.goTo('review')
    }
    if (filesOf(wizard.draft).some((mark) => typeof mark === 'string')) return setError(t('listing-form.files-on-way'))
    setBusy(true)
    try {
      // A listing that was opened and not edited has no draft yet.
      if (!keeper.now().key) keeper.set({ title: wizard.draft.title })
      if (!(await keeper.flush())) return setError(keeper.now().message || t('listing-form.kept-here'))
      const done = await lazyCall(import('#contract/drafts.ts'), 'publishDraft', { key: keeper.now().key! })
      keeper.close()
      queue.clear()
      setOutcome(done)
    } catch (error) {
      const shut = error instanceof CallFailure && error.body ? gateOf(error.body) : null
      if (shut) setGate(shut)
      else setError(error instanceof CallFailure && error.body ? error.message : t('form.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return { publish, busy, fault, gate, closeGate: () => setGate(null), outcome }
}
