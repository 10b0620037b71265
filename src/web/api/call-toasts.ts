import { API_TOAST_MS, toast } from '#web/ui/toast.ts'

/** Toasts of one call; most calls have none and show their outcome in place. */
export interface CallToasts {
  /** `all` also shows the message of a success. */
  on: 'all' | 'failure'
  /** Shown when no response arrived. */
  unreachable: string
  /** Errors that the caller shows itself, such as an access requirement with a link. */
  isShownElsewhere?: (body: { message?: string; key?: string }) => boolean
}

export function toastSuccess(toasts: CallToasts | undefined, message: string) {
  if (toasts?.on === 'all') toast(message, { kind: 'success', duration: API_TOAST_MS })
}

/** Shows the server's message, or that no response arrived. */
export function toastFailure(toasts: CallToasts | undefined, body: { message?: string; key?: string } | null) {
  if (!toasts || (body && toasts.isShownElsewhere?.(body))) return
  toast(body?.message || toasts.unreachable, { kind: 'error', duration: API_TOAST_MS })
}
