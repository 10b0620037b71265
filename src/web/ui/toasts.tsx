import { useEffect } from 'react'
import hotToast, { type DefaultToastOptions, useToaster } from 'react-hot-toast/headless'
import { takeToasts } from './toast.ts'
import { ToastCard } from './toast-card.tsx'

/** How long each kind stays unless its caller says otherwise, and where. */
export const CONTAINER = {
  position: 'top-right',
  removeDelay: 200,
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
} as const satisfies DefaultToastOptions

/** The messages of the list: newest first, at most twenty, paused while one of them is under the pointer or focus. */
export function Toasts() {
  const { toasts, handlers } = useToaster(CONTAINER)
  useEffect(() => {
    takeToasts(({ kind, message, id, duration }) => {
      const options = duration === undefined ? { id } : { id, duration }
      if (kind === 'blank') hotToast(message, options)
      else hotToast[kind](message, options)
    })
  }, [])
  return (
    <>
      {toasts.map((toast) => (
        <li
          key={toast.id}
          onPointerEnter={handlers.startPause}
          onPointerLeave={handlers.endPause}
          onFocus={handlers.startPause}
          onBlur={handlers.endPause}
        >
          <ToastCard
            kind={toast.type}
            message={typeof toast.message === 'string' ? toast.message : ''}
            leaving={!toast.visible}
            onDismiss={() => hotToast.dismiss(toast.id)}
          />
        </li>
      ))}
    </>
  )
}
