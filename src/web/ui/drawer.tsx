import { type ReactNode, useId } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { IconButton } from './icon-button.tsx'
import { useModal } from './modal.ts'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays in sight while the content scrolls. */
  actions?: ReactNode
}

/** A tall sheet at the end of the page, the whole screen on phones: filters, menus, long choices. */
export function Drawer({ open, onClose, title, children, actions }: Props) {
  const { t } = useText()
  const id = useId()
  return (
    <dialog
      {...useModal(open, onClose)}
      aria-labelledby={id}
      className="modal fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-dvh w-full max-w-full border-line bg-surface text-ink shadow-float sm:w-104 sm:border-s"
    >
      {open && (
        <div className="flex h-full flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 ps-6 pe-3">
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            <IconButton icon="x" label={t('ui.close')} onClick={onClose} />
          </header>
          <div className="grow overflow-y-auto p-6">{children}</div>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {actions}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}
