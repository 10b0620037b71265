import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** A full-height sheet at the end edge of the page, full screen on phones: filters, menus, long lists. */
export const Drawer = (props: ModalProps) => (
  <ModalFrame
    {...props}
    className="inset-y-0 start-auto end-0 m-0 h-dvh max-h-dvh w-full max-w-full sm:w-104 sm:border-s"
    column="h-full"
  />
)
