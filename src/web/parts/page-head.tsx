import type { ReactNode } from 'react'

interface Props {
  title: string
  /** A sentence, or the number of items. */
  text?: ReactNode
  children?: ReactNode
}

/** The header of a list page: title, count, and filters. */
export function PageHead({ title, text, children }: Props) {
  return (
    <header className="grid gap-6 pt-6 pb-8 md:pt-10">
      <div className="grid gap-2">
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="figures max-w-measure text-ink-soft">{text}</p>}
      </div>
      {children}
    </header>
  )
}
