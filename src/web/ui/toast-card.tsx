import { useText } from '#web/i18n/text.tsx'
import { useDragAway } from './drag-away.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Spinner } from './spinner.tsx'

interface Props {
  kind: string
  message: string
  onDismiss: () => void
}

const FACE: Record<string, { icon: IconName; colour: string }> = {
  success: { icon: 'circle-check', colour: 'text-good' },
  error: { icon: 'circle-exclamation-point', colour: 'text-bad' },
  blank: { icon: 'info', colour: 'text-brand' },
}

/** One toast; it closes after a time, by its button, or by dragging it aside. */
export function ToastCard({ kind, message, onDismiss }: Props) {
  const { t } = useText()
  const face = FACE[kind]
  return (
    <div
      {...useDragAway(onDismiss)}
      className="pointer-events-auto flex touch-pan-y items-start gap-3 rounded-lg border border-line bg-surface py-3 ps-4 pe-2 text-sm shadow-float"
    >
      <span className={`grid h-6 place-items-center ${face?.colour ?? ''}`}>
        {face ? <Icon name={face.icon} /> : <Spinner />}
      </span>
      <span className="grow py-px">{message}</span>
      <button
        type="button"
        aria-label={t('ui.dismiss')}
        onClick={onDismiss}
        className="-my-1.5 grid size-9 touchable shrink-0 place-items-center rounded-full hover:bg-brand-soft"
      >
        <Icon name="x" size={16} />
      </button>
    </div>
  )
}
