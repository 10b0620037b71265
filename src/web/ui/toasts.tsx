import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { consumeToasts, type ToastCall, type ToastKind } from './toast.ts'
import { ToastCard } from './toast-card.tsx'

/** How long a toast of each kind stays by default, in ms; 0 keeps it until it is replaced or dismissed. */
const DURATION: Record<ToastKind, number> = { blank: 4000, error: 4000, success: 2000, loading: 0 }

/** How many toasts are shown at a time. */
export const MAX_TOASTS = 20

// A plain list instead of the library's region of dialogs: the region around it announces the toasts.
const LIST = { role: undefined, 'aria-live': undefined }
const ITEM = { role: undefined, 'aria-modal': undefined, tabIndex: -1 }

/** The toasts: newest first, paused while one of them is hovered or focused. */
export function Toasts() {
  return (
    <Toast.Provider limit={MAX_TOASTS}>
      <ToastList />
    </Toast.Provider>
  )
}

function ToastList() {
  const { t } = useText()
  const { toasts, add, close } = Toast.useToastManager()
  useEffect(() => consumeToasts((call) => add(toastOf(call))), [add])
  return (
    <Toast.Viewport {...LIST} render={<ol />} aria-label={t('ui.notices')} className="grid gap-2">
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          {...ITEM}
          toast={toast}
          render={<li />}
          // Our own drag distance: the library closes a toast after 40 px.
          swipeDirection={[]}
          className="toast data-limited:hidden"
        >
          <ToastCard kind={toast.type ?? 'blank'} message={String(toast.title)} onDismiss={() => close(toast.id)} />
        </Toast.Root>
      ))}
    </Toast.Viewport>
  )
}

/** A toast in the terms of the library. */
export const toastOf = ({ kind, message, id, duration }: ToastCall) => ({
  id,
  title: message,
  type: kind,
  timeout: duration ?? DURATION[kind],
})
