import { useState } from 'react'
import { filesOf } from '#domain/listing-draft.ts'
import { gateOf, type ListingGate } from '#domain/listing-gates.ts'
import { CallFailure } from '#web/api/call.ts'
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
  /** The gate that is closed already; its author is told before writing anything. */
  closed: ListingGate | null
}

/** Publishes the draft. Whatever stands in the way is said, and the draft stays. */
export function usePublish({ wizard, keeper, queue, tellAll, closed }: Options) {
  const { t } = useText()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [gate, setGate] = useState<ListingGate | null>(closed)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const publish = async () => {
    tellAll()
    setFault(null)
    if (wizard.problems.length > 0) return void document.querySelector<HTMLElement>('[data-problems]')?.focus()
    if (filesOf(wizard.draft).some((mark) => typeof mark === 'string')) return setFault(t('listing-form.files-on-way'))
    setBusy(true)
    try {
      // A listing that was opened and not touched has no draft yet.
      if (!keeper.now().key) keeper.set({ title: wizard.draft.title })
      if (!(await keeper.flush())) return setFault(keeper.now().message || t('listing-form.kept-here'))
      const { publish: send } = await import('./calls.ts')
      const done = await send(keeper.now().key!)
      keeper.close()
      queue.clear()
      setOutcome(done)
    } catch (error) {
      const shut = error instanceof CallFailure && error.body ? gateOf(error.body) : null
      if (shut) setGate(shut)
      else setFault(error instanceof CallFailure && error.body ? error.message : t('form.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return { publish, busy, fault, gate, closeGate: () => setGate(null), outcome }
}
