import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

/** One icon of the shared sprite; always beside a text or inside an element with an accessible name. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
