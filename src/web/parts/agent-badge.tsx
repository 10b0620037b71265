import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { VerifiedMark } from './verified-mark.tsx'

interface Props {
  name: string
  profile: string
  verified: boolean
  /** Account type and number of homes, in one short line. */
  detail?: ReactNode
  href?: string
}

/** An agent in one line: avatar, name, verified badge. */
export function AgentBadge({ name, profile, verified, detail, href }: Props) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} src={profile} size={48} />
      <div className="min-w-0">
        <p className="flex items-center gap-1.5 font-semibold">
          {href ? (
            <a href={href} className="truncate no-underline hover:underline">
              {name}
            </a>
          ) : (
            <span className="truncate">{name}</span>
          )}
          {verified && <VerifiedMark />}
        </p>
        {detail && <p className="text-sm text-ink-soft">{detail}</p>}
      </div>
    </div>
  )
}
