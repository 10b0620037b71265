import { useRef } from 'react'
import type { DraftStep } from '#domain/listing-draft.ts'
import { useText } from '#web/i18n/text.tsx'
import { useDetailsAway } from '#web/ui/details-away.ts'
import { FLOAT_LOOK } from '#web/ui/float-look.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  steps: readonly DraftStep[]
  current: DraftStep
  /** The status of a step: complete, incomplete, or not visited. */
  standing: (step: DraftStep) => 'done' | 'open' | 'new'
  onGo: (step: DraftStep) => void
}

/** All steps of the form with their status; each can be opened at any time. On phones they are a menu. */
export function StepRail(props: Props) {
  const { t } = useText()
  const { steps, current, onGo } = props
  const menu = useRef<HTMLDetailsElement>(null)
  useDetailsAway(menu)
  const at = steps.indexOf(current) + 1
  return (
    <nav aria-label={t('listing-form.steps')} className="lg:sticky lg:top-24 lg:self-start">
      <details ref={menu} className="relative lg:hidden">
        <summary className="flex min-h-11 list-none items-center gap-2 text-sm font-medium">
          <span className="figures">
            {t('listing-form.step-of', { at, count: steps.length })} · {t(`listing-form.step-${current}`)}
          </span>
          <Icon name="chevron-down" size={16} />
        </summary>
        <div className={`${FLOAT_LOOK} absolute start-0 top-full z-20 mt-1 min-w-64 p-1.5`}>
          <StepList
            {...props}
            onGo={(step) => {
              menu.current!.open = false
              onGo(step)
            }}
          />
        </div>
      </details>
      <div className="max-lg:hidden">
        <StepList {...props} />
      </div>
    </nav>
  )
}

function StepList({ steps, current, standing, onGo }: Props) {
  const { t } = useText()
  return (
    <ol className="grid gap-1">
      {steps.map((step, index) => {
        const stands = standing(step)
        return (
          <li key={step}>
            <button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onGo(step)}
              className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start text-sm text-ink-soft transition-colors duration-150 hover:bg-brand-soft aria-[current=step]:bg-brand-soft aria-[current=step]:font-semibold aria-[current=step]:text-ink"
            >
              <span className={`figures grid size-6 shrink-0 place-items-center rounded-full text-xs ${LOOK[stands]}`}>
                {stands === 'done' ? <Icon name="check" size={14} /> : index + 1}
              </span>
              <span className="whitespace-nowrap">{t(`listing-form.step-${step}`)}</span>
              {stands !== 'new' && <span className="sr-only">{t(`listing-form.stands-${stands}`)}</span>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

const LOOK = {
  done: 'bg-brand text-on-brand',
  open: 'border border-warn bg-warn-soft text-warn',
  new: 'border border-edge',
}
