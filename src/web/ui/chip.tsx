import { useText } from '#web/i18n/text.tsx'
import { Icon } from './icon.tsx'

interface Props {
  label: string
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
}

/** A choice that is on or off. */
export function Chip({ label, pressed = false, disabled, onPress }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
      className="inline-flex min-h-9 touchable items-center gap-1.5 rounded-full border border-edge bg-surface px-4 text-sm font-medium transition-colors duration-150 hover:border-ink disabled:opacity-55 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
    >
      {pressed && <Icon name="check" size={16} />}
      {label}
    </button>
  )
}

/** An applied filter that can be removed. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useText()
  return (
    <span className="inline-flex min-h-9 items-center rounded-full bg-brand-soft ps-4 text-sm font-medium">
      {label}
      <button
        type="button"
        aria-label={t('ui.remove', { name: label })}
        onClick={onRemove}
        className="ms-0.5 grid size-9 touchable place-items-center rounded-full hover:text-brand"
      >
        <Icon name="x" size={16} />
      </button>
    </span>
  )
}

/** The same as a link to the page without the filter, which works without script. */
export function RemovableChipLink({ label, href }: { label: string; href: string }) {
  const { t } = useText()
  return (
    <a
      href={href}
      aria-label={t('ui.remove', { name: label })}
      className="inline-flex min-h-9 touchable items-center gap-2 rounded-full bg-brand-soft ps-4 pe-3 text-sm font-medium no-underline transition-colors duration-150 hover:text-brand"
    >
      {label}
      <Icon name="x" size={16} />
    </a>
  )
}
