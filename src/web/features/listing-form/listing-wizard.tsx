import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { DRAFT_STEPS, type DraftStep, type ListingKind } from '#domain/listing-draft.ts'
import { GATE_REFUSALS, gateOf, type ListingGate } from '#domain/listing-gates.ts'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormFault } from '#web/parts/form-fault.tsx'
import { GateDialog } from '#web/parts/gate-dialog.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { DiscardDraft } from './discard-draft.tsx'
import type { FormData } from './draft-types.ts'
import { FEATURE_OF } from './feature-of.ts'
import { OtherDrafts } from './other-drafts.tsx'
import { Published } from './published.tsx'
import { SaveStatus } from './save-status.tsx'
import { StepRail } from './step-rail.tsx'
import { StepView } from './step-view.tsx'
import { usePublish } from './use-publish.ts'
import { useWizardOf } from './use-wizard-of.ts'
import { type Lent, WizardContext } from './wizard-context.ts'

interface Props extends Lent {
  kind: ListingKind
  /** The listing that is changed, or empty for a new one. */
  slug: string
  readerId: number
  form: FormData
}

/** Puts a listing together step by step; it can be left at any moment and gone on with anywhere. */
export function ListingWizard({ kind, slug, readerId, form, ...lent }: Props) {
  const { t } = useText()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const steps: readonly DraftStep[] = DRAFT_STEPS[kind]
  const named = params.get('step') ?? form.draft?.step
  const step = steps.find((one) => one === named) ?? 'place'
  const at = steps.indexOf(step)
  const [seen, setSeen] = useState<ReadonlySet<DraftStep>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  const { wizard, keeper, queue, tellAll } = useWizardOf({
    lent,
    kind,
    slug,
    readerId,
    form,
    seen,
    askedKey: params.get('draft'),
    step,
    goTo: (to) => go(to),
  })
  const { key } = wizard.view

  // The address names the draft, so that a reload or a link finds it again.
  useEffect(() => {
    if (key && params.get('draft') !== key)
      setParams((now) => withParam(now, 'draft', key), { replace: true, preventScrollReset: true })
  }, [key, params, setParams])

  const go = (to: DraftStep) => {
    setSeen((now) => new Set([...now, step]))
    setParams((now) => withParam(now, 'step', to), { preventScrollReset: true })
    void keeper.flush()
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
    })
  }
  const { publish, busy, fault, gate, closeGate, outcome } = usePublish({
    wizard,
    keeper,
    queue,
    tellAll,
    // A change of a listing passes no gate.
    closed: slug ? null : firstGate(form),
  })
  const { pathname, search } = useLocation()

  const discard = async () => {
    const { discard: forget } = await import('./calls.ts')
    // A draft that never reached the server is gone when this device forgets it.
    await forget(key!).catch((error) => {
      if (!(error instanceof CallFailure && error.body)) throw error
    })
    keeper.close()
    queue.clear()
    toast(t('listing-form.discarded'), { kind: 'success' })
    await navigate(kind === 'property' ? paths.ownProperties() : paths.ownProjects())
  }

  if (outcome) return <Published kind={kind} outcome={outcome} isEdit={slug !== ''} />
  const isLast = at === steps.length - 1
  const standing = (one: DraftStep) => {
    // Without a kind of home there are no questions yet, and so none that are answered.
    if (one === 'review' || (one === 'facts' && wizard.draft.category_id === null)) return 'new'
    const isOpen = wizard.problems.some((problem) => problem.step === one)
    if (isOpen) return seen.has(one) ? 'open' : 'new'
    return seen.has(one) || form.draft ? 'done' : 'new'
  }
  return (
    <WizardContext value={wizard}>
      <div data-listing-form className="grid gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
        <StepRail steps={steps} current={step} standing={standing} onGo={go} />
        <div className="grid min-w-0 max-w-3xl content-start gap-6">
          {!key && <OtherDrafts kind={kind} readerId={readerId} drafts={form.drafts} />}
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl">
              {t(step === 'type' && kind === 'project' ? 'listing-form.head-project' : `listing-form.head-${step}`)}
            </h2>
            <SaveStatus view={wizard.view} />
          </div>
          <StepView step={step} />
          {isLast && <FormFault fault={fault} />}
          {isLast && key && <DiscardDraft onDiscard={discard} />}
          <div className="sticky bottom-0 z-20 -mx-4 flex justify-between gap-3 border-t border-line bg-paper px-4 py-3 max-md:bottom-14">
            <Button disabled={at === 0} onClick={() => go(steps[at - 1]!)}>
              {t('listing-form.back')}
            </Button>
            {isLast ? (
              <Button kind="primary" busy={busy} onClick={publish}>
                {t(slug ? 'listing-form.publish-changes' : 'listing-form.publish')}
              </Button>
            ) : (
              <Button kind="primary" onClick={() => go(steps[at + 1]!)}>
                {t('listing-form.next')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <GateDialog gate={gate} feature={FEATURE_OF[kind]} draft={pathname + search} onClose={closeGate} />
    </WizardContext>
  )
}

function firstGate({ gates: [gate] }: FormData): ListingGate | null {
  return gate ? gateOf({ key: GATE_REFUSALS[gate.kind].key, data: gate }) : null
}

function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set(name, value)
  return next
}
