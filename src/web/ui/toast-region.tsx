import { type ComponentType, useEffect, useState } from 'react'
import { onToastWaiting, type ToastCall, takeWaiting } from './toast.ts'

/** The place for toasts on every page; what shows them comes with the first one. */
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
    <ol
      aria-live="polite"
      aria-relevant="additions text"
      className="pointer-events-none fixed top-4 end-4 z-50 grid w-[min(23rem,calc(100vw-2rem))] justify-items-stretch gap-2"
    >
      {Toasts ? (
        <Toasts />
      ) : (
        // Without a connection the code does not come, and that is just when there is something to say.
        plain.map(({ id, message }) => (
          <li key={id} className="rounded-lg border border-line bg-surface px-4 py-3 text-sm shadow-float">
            {message}
          </li>
        ))
      )}
    </ol>
  )
}
