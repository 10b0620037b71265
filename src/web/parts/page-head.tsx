import type { ReactNode } from 'react'

interface Props {
  title: string
  /** One sentence, or how many there are. */
  text?: ReactNode
  children?: ReactNode
}

/** The top of a page that lists things: what they are, how many, and the ways to narrow them. */
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
