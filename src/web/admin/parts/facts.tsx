import type { ReactNode } from 'react'

/** Names and values; an entry without a value is left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
      .map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft max-sm:mt-1">{label}</dt>
          <dd className="min-w-0 break-words">{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
  </dl>
)
