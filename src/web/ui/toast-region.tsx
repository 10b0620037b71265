import { type ComponentType, useEffect, useState } from 'react'
import { onToastWaiting, type ToastCall, takeWaiting } from './toast.ts'

/** The container for toasts on every page; the code that renders them is loaded with the first one. */
export function ToastRegion() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  const [plain, setPlain] = useState<ToastCall[]>([])
  useEffect(
    () =>
      onToastWaiting(() => {
        import('./toasts.tsx').then(
          (loaded) => setToasts(() => loaded.Toasts),
          () => setPlain(takeWaiting()),
        )
      }),
    [],
  )
  return (
    <div
      data-toasts
      aria-live="polite"
      aria-relevant="additions text"
      className="pointer-events-none fixed top-4 end-4 z-50 w-[min(23rem,calc(100vw-2rem))]"
    >
      {Toasts ? (
        <Toasts />
      ) : (
        // Without a connection the code fails to load, and a message about it must be shown.
        <ol className="grid gap-2">
          {plain.map(({ id, message }) => (
            <li key={id} className="rounded-lg border border-line bg-surface px-4 py-3 text-sm shadow-float">
              {message}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
