import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** A modal dialog for a question or a short task. On phones it is a bottom sheet. */
export const Dialog = (props: ModalProps) => (
  <ModalFrame
    {...props}
    className="inset-0 m-auto max-h-[min(44rem,calc(100dvh-2rem))] w-[min(32rem,calc(100vw-2rem))] overflow-hidden rounded-lg border max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none"
    column="max-h-[inherit]"
  />
)
