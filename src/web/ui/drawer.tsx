import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** A tall sheet at the end of the page, the whole screen on phones: filters, menus, long choices. */
export const Drawer = (props: ModalProps) => (
  <ModalFrame
    {...props}
    className="inset-y-0 start-auto end-0 m-0 h-dvh max-h-dvh w-full max-w-full sm:w-104 sm:border-s"
    column="h-full"
  />
)
