import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  onClose: () => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * Controls the native modal dialog, which traps the focus, closes on Escape and returns the focus by itself. A press on
 * the backdrop closes it too.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  return {
    ref,
    onClose,
    onClick: (event) => {
      if (event.target === event.currentTarget) event.currentTarget.close()
    },
  }
}
