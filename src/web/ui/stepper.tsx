import { useText } from '#web/i18n/text.tsx'
import { Icon } from './icon.tsx'

interface Props {
  label: string
  steps: readonly { key: string; label: string }[]
  current: string
}

/** The progress through a long form. */
export function Stepper({ label, steps, current }: Props) {
  const { t } = useText()
  const at = steps.findIndex((step) => step.key === current)
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {steps.map((step, index) => (
          <li
            key={step.key}
            aria-current={index === at ? 'step' : undefined}
            className="flex items-center gap-2 text-ink-soft aria-[current=step]:font-semibold aria-[current=step]:text-ink"
          >
            <span
              className={`figures grid size-6 place-items-center rounded-full text-xs ${
                index < at ? 'bg-brand-soft text-brand' : index === at ? 'bg-ink text-paper' : 'border border-edge'
              }`}
            >
              {index < at ? <Icon name="check" size={14} /> : index + 1}
            </span>
            {step.label}
            {index < at && <span className="sr-only">{t('ui.done')}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
