import type { ToastType } from 'react-hot-toast/headless'

export type ToastKind = Extract<ToastType, 'success' | 'error' | 'blank' | 'loading'>

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

/** How long a message about an answered call stays. */
export const API_TOAST_MS = 5000

/**
 * Says something in passing, in the corner and to screen readers. Works from the first moment: what is said before
 * the container has loaded waits for it. Give an earlier answer's id to replace that message.
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

/** Calls when there is something to say and nobody yet to say it; the answer ends that. */
export function onToastWaiting(listener: () => void): () => void {
  wake = listener
  if (waiting.length > 0) listener()
  return () => {
    wake = null
  }
}

/** What could not be said properly, for want of the container's code. */
export const takeWaiting = (): ToastCall[] => waiting.splice(0)

/** The container takes over and says what was waiting. */
export function takeToasts(into: Show): void {
  show = into
  for (const call of waiting.splice(0)) into(call)
}
