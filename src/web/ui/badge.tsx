import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

export type BadgeTone = 'plain' | 'brand' | 'clay' | 'good' | 'warn' | 'bad'

const TONE: Record<BadgeTone, string> = {
  plain: 'badge border border-line',
  brand: 'badge bg-brand text-on-brand',
  clay: 'badge bg-clay-soft text-clay',
  good: 'badge bg-good-soft text-good',
  warn: 'badge bg-warn-soft text-warn',
  bad: 'badge bg-bad-soft text-bad',
}

/** A label of one or two words. Colour is never its only meaning. */
export function Badge({ tone = 'plain', icon, children }: { tone?: BadgeTone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={TONE[tone]}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  )
}
