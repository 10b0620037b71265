import { lazy, Suspense, useEffect, useState } from 'react'

const Toasts = lazy(() => import('./toasts.tsx').then((m) => ({ default: m.Toasts })))

/** The place for toasts on every page; its code comes after the page has come alive. */
export function ToastRegion() {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!alive) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
