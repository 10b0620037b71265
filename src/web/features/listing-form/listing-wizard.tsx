import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { DRAFT_STEPS, type DraftStep, type ListingKind } from '#domain/listing-draft.ts'
import { GATE_REFUSALS, gateOf, type ListingGate } from '#domain/listing-gates.ts'
import { CallFailure } from '#web/api/call.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { GateDialog } from '#web/parts/gate-dialog.tsx'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { DiscardDraft } from './discard-draft.tsx'
import type { FormData } from './draft-types.ts'
import { FEATURE_OF } from './feature-of.ts'
import { OtherDrafts } from './other-drafts.tsx'
import { Published } from './published.tsx'
import { SaveStatus } from './save-status.tsx'
import { StepBar } from './step-bar.tsx'
import { StepRail } from './step-rail.tsx'
import { StepView } from './step-view.tsx'
import { usePublish } from './use-publish.ts'
import { useWizardOf } from './use-wizard-of.ts'
import { WizardContext, type WizardServices } from './wizard-context.ts'
import { WizardFrame } from './wizard-frame.tsx'

interface Props extends WizardServices {
  title: string
  logo?: string | undefined
  kind: ListingKind
  /** The listing that is edited, or empty for a new one. */
  slug: string
  readerId: number
  form: FormData
}

/** The listing form, step by step; it can be left at any time and continued anywhere. */
export function ListingWizard({ title, logo, kind, slug, readerId, form, ...services }: Props) {
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
    services,
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
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    })
  }
  // The draft is continued at the step that was left.
  useEffect(() => keeper.goTo(step), [keeper, step])
  const { publish, busy, fault, gate, closeGate, outcome } = usePublish({
    wizard,
    keeper,
    queue,
    tellAll,
    // Editing a listing has no publishing requirements.
    closed: slug ? null : firstGate(form),
  })
  const { pathname, search } = useLocation()
  const home = kind === 'property' ? paths.ownProperties() : paths.ownProjects()
  const frame = { title, logo, siteName: services.siteName, exitHref: home }

  const discard = async () => {
    // A draft that never reached the server is deleted with its copy on this device.
    await lazyCall(import('#contract/drafts.ts'), 'deleteDraft', { key: key! }).catch((error) => {
      if (!(error instanceof CallFailure && error.body)) throw error
    })
    keeper.close()
    queue.clear()
    toast(t('listing-form.discarded'), { kind: 'success' })
    await navigate(home)
  }

  if (outcome)
    return (
      <WizardFrame {...frame} exitLabel={t('listing-form.exit')}>
        <Published kind={kind} outcome={outcome} isEdit={slug !== ''} />
      </WizardFrame>
    )
  const isLast = at === steps.length - 1
  const standing = (one: DraftStep) => {
    // Without a property type there are no attributes yet, so none are filled in.
    if (one === 'review' || (one === 'facts' && wizard.draft.category_id === null)) return 'new'
    const isOpen = wizard.problems.some((problem) => problem.step === one)
    if (isOpen) return seen.has(one) ? 'open' : 'new'
    return seen.has(one) || form.draft ? 'done' : 'new'
  }
  return (
    <WizardContext value={wizard}>
      <WizardFrame
        {...frame}
        exitLabel={t(key ? 'listing-form.save-exit' : 'listing-form.exit')}
        status={<SaveStatus view={wizard.view} />}
        buttons={
          <StepBar
            at={at}
            count={steps.length}
            isEdit={slug !== ''}
            busy={busy}
            onGo={(to) => go(steps[to]!)}
            onPublish={publish}
          />
        }
      >
        <div
          data-listing-form
          className="grid grow content-start gap-x-12 gap-y-4 pt-3 pb-10 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-10"
        >
          <StepRail steps={steps} current={step} standing={standing} onGo={go} />
          <div className="grid min-w-0 max-w-3xl content-start gap-6">
            {!key && <OtherDrafts kind={kind} readerId={readerId} drafts={form.drafts} />}
            <h2 ref={heading} tabIndex={-1} className="text-xl">
              {t(step === 'type' && kind === 'project' ? 'listing-form.head-project' : `listing-form.head-${step}`)}
            </h2>
            <StepView step={step} />
            <FormError fault={fault} />
            {isLast && key && <DiscardDraft onDiscard={discard} />}
          </div>
        </div>
      </WizardFrame>
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
