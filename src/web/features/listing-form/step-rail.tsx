import { useEffect, useRef } from 'react'
import type { DraftStep } from '#domain/listing-draft.ts'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  steps: readonly DraftStep[]
  current: DraftStep
  /** How a step stands: nothing is left to do, something was forgotten, or nobody was there yet. */
  standing: (step: DraftStep) => 'done' | 'open' | 'new'
  onGo: (step: DraftStep) => void
}

/** All steps of the form with how they stand; any of them can be gone to at any time. */
export function StepRail({ steps, current, standing, onGo }: Props) {
  const { t } = useText()
  const rail = useRef<HTMLElement>(null)
  useEffect(() => {
    const now = rail.current?.querySelector(`[data-step="${current}"]`)
    if (!now) return
    const frame = rail.current!.getBoundingClientRect()
    const step = now.getBoundingClientRect()
    // Sideways only: the page itself is where the reader put it.
    rail.current!.scrollBy({ left: (step.left + step.right - frame.left - frame.right) / 2 })
  }, [current])
  return (
    <nav
      ref={rail}
      aria-label={t('listing-form.steps')}
      className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:sticky lg:top-24"
    >
      <ol className="flex gap-1 max-lg:w-max max-lg:pb-2 lg:flex-col">
        {steps.map((step, index) => {
          const stands = standing(step)
          return (
            <li key={step}>
              <button
                type="button"
                data-step={step}
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onGo(step)}
                className="relative flex min-h-11 w-full items-center gap-3 rounded-full px-3 text-start text-sm text-ink-soft transition-colors duration-150 hover:bg-brand-soft aria-[current=step]:bg-brand-soft aria-[current=step]:font-semibold aria-[current=step]:text-ink lg:rounded-md"
              >
                <span
                  className={`figures grid size-6 shrink-0 place-items-center rounded-full text-xs ${LOOK[stands]}`}
                >
                  {stands === 'done' ? <Icon name="check" size={14} /> : index + 1}
                </span>
                <span className="whitespace-nowrap">{t(`listing-form.step-${step}`)}</span>
                {stands !== 'new' && <span className="sr-only">{t(`listing-form.stands-${stands}`)}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const LOOK = {
  done: 'bg-brand text-on-brand',
  open: 'border border-warn bg-warn-soft text-warn',
  new: 'border border-edge',
}
