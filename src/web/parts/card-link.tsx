import type { ReactNode } from 'react'

/** The link that covers a card; a card that leads nowhere yet looks the same and promises nothing. */
export function CardLink({
  href,
  className = 'card-link',
  children,
}: {
  href?: string
  className?: string
  children: ReactNode
}) {
  return href ? (
    <a className={className} href={href}>
      {children}
    </a>
  ) : (
    <div className={className}>{children}</div>
  )
}
