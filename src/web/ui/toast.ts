export type ToastKind = 'success' | 'error' | 'blank' | 'loading'

export interface ToastCall {
  kind: ToastKind
  message: string
  id: string
  duration: number | undefined
}

type Show = (call: ToastCall) => void

const waiting: ToastCall[] = []
let show: Show | null = null
let wake: (() => void) | null = null
let count = 0

/** How long the toast of a call stays. */
export const API_TOAST_MS = 5000

/**
 * Shows a toast and announces it to screen readers. Toasts made before the container has loaded are queued. Pass the
 * returned id to replace that toast.
 */
export function toast(message: string, options: { kind?: ToastKind; id?: string; duration?: number } = {}): string {
  count += 1
  const call = {
    kind: options.kind ?? 'blank',
    message,
    id: options.id ?? `toast-${count}`,
    duration: options.duration,
  }
  if (show) show(call)
  else {
    waiting.push(call)
    wake?.()
  }
  return call.id
}

/** Calls the listener when a toast is queued and the container is not loaded; returns the unsubscribe function. */
export function onToastWaiting(listener: () => void): () => void {
  wake = listener
  if (waiting.length > 0) listener()
  return () => {
    wake = null
  }
}

/** Removes and returns the queued toasts, for when the container's code cannot be loaded. */
export const takeWaiting = (): ToastCall[] => waiting.splice(0)

/** Registers the container and shows the queued toasts. */
export function consumeToasts(into: Show): void {
  show = into
  for (const call of waiting.splice(0)) into(call)
}
