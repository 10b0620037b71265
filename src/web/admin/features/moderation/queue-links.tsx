import { Link } from 'react-router'
import type { RiskReason } from '#domain/listing-risk.ts'
import { isForAdministrators, MODERATED, type ModeratedKind } from '#domain/moderation.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'

interface Props {
  view: { kind: ModeratedKind | null; cause: RiskReason | null; isEscalated: boolean }
  counts: Record<ModeratedKind, number>
  escalated: number
  causes: readonly { cause: RiskReason; count: number }[]
}

/** The tabs of the queue: by kind, escalated, and by risk signal. */
export function QueueLinks({ view, counts, escalated, causes }: Props) {
  const { t } = useText()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const { kind, cause, isEscalated } = view
  const kinds = [
    {
      key: 'all',
      to: paths.moderation(),
      label: t('moderation.all'),
      count: isEscalated ? null : all,
      isHere: !kind && !isEscalated && !cause,
    },
    // Tabs for administrators are hidden from moderators.
    ...MODERATED.filter((word) => !isForAdministrators(word) || counts[word] > 0 || word === kind).map((word) => ({
      key: word,
      to: paths.moderation({ kind: word, isEscalated }),
      label: t(`moderation.${word}`),
      count: counts[word],
      isHere: word === kind,
    })),
    {
      key: 'escalated',
      to: paths.moderation({ isEscalated: true }),
      label: t('moderation.escalated'),
      count: escalated,
      isHere: isEscalated && !kind && !cause,
    },
  ]
  return (
    <div className="grid gap-3">
      <nav aria-label={t('moderation.kinds')} className="scroll-row flex gap-2 whitespace-nowrap">
        {kinds.map(({ key, ...link }) => (
          <QueueLink key={key} {...link} />
        ))}
      </nav>
      {causes.length > 0 && (
        <nav aria-label={t('moderation.causes')} className="scroll-row flex gap-2 whitespace-nowrap">
          {causes.map(({ cause: word, count }) => (
            <QueueLink
              key={word}
              to={
                word === cause
                  ? paths.moderation({ kind, isEscalated })
                  : paths.moderation({ kind, cause: word, isEscalated })
              }
              label={t(`moderation.risk-${word}`)}
              count={count}
              isHere={word === cause}
            />
          ))}
        </nav>
      )}
    </div>
  )
}

function QueueLink({ to, label, count, isHere }: { to: string; label: string; count: number | null; isHere: boolean }) {
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-sm no-underline aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
    >
      {label}
      {count !== null && <span className="figures">{count}</span>}
    </Link>
  )
}
