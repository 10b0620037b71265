import { useEffect } from 'react'
import hotToast, { type Toast, useToaster } from 'react-hot-toast/headless'
import { useText } from '#web/i18n/text.tsx'
import { useDragAway } from './drag-away.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Spinner } from './spinner.tsx'
import { takeToasts } from './toast.ts'

const FACE: Record<string, { icon: IconName; colour: string }> = {
  success: { icon: 'circle-check', colour: 'text-good' },
  error: { icon: 'circle-exclamation-point', colour: 'text-bad' },
  blank: { icon: 'info', colour: 'text-brand' },
}

/** The list of messages: newest first, at most twenty, paused while one of them is under the pointer or focus. */
export function Toasts() {
  const { toasts, handlers } = useToaster({ position: 'top-right', removeDelay: 200 })
  useEffect(() => {
    takeToasts(({ kind, message, id, duration }) => {
      const options = duration === undefined ? { id } : { id, duration }
      if (kind === 'blank') hotToast(message, options)
      else hotToast[kind](message, options)
    })
  }, [])
  return (
    <ol
      aria-live="polite"
      aria-relevant="additions text"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className="pointer-events-none fixed top-4 end-4 z-50 grid w-[min(23rem,calc(100vw-2rem))] justify-items-stretch gap-2"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </ol>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useText()
  const dismiss = () => hotToast.dismiss(toast.id)
  const drag = useDragAway(dismiss)
  const face = FACE[toast.type]
  return (
    <li
      {...drag}
      data-leaving={!toast.visible || undefined}
      className="toast pointer-events-auto flex touch-pan-y items-start gap-3 rounded-lg border border-line bg-surface py-3 ps-4 pe-2 text-sm shadow-float"
    >
      <span className={`grid h-6 place-items-center ${face?.colour ?? ''}`}>
        {face ? <Icon name={face.icon} /> : <Spinner />}
      </span>
      <span className="grow py-px">{typeof toast.message === 'string' ? toast.message : null}</span>
      <button
        type="button"
        aria-label={t('ui.dismiss')}
        onClick={dismiss}
        className="-my-1.5 grid size-9 touchable shrink-0 place-items-center rounded-full hover:bg-brand-soft"
      >
        <Icon name="x" size={16} />
      </button>
    </li>
  )
}
