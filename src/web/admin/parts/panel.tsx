import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  text?: ReactNode
  /** The actions of the panel. */
  actions?: ReactNode
  children: ReactNode
}

/** One section of an admin page. */
export function Panel({ title, text, actions, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {text && <p className="text-sm text-ink-soft">{text}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}
