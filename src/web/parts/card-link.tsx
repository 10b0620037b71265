import type { ReactNode } from 'react'

/** The link that covers a card; a card without an address looks the same and is no link. */
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
