import { useState } from 'react'
import { useNavigate } from 'react-router'
import { canAskChanges } from '#domain/moderation.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { type Reasoned, ReasonForm } from './reason-form.tsx'
import { Key } from './undo-strip.tsx'
import { useCase } from './use-case.ts'
import { useKeys } from './use-keys.ts'
import type { Case } from './waiting.ts'

/** The available decisions, by button and by key. */
export function CaseActions({ found }: { found: Case }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { decide, isBusy, problem, refresh } = useCase(found)
  const [asking, setAsking] = useState<Reasoned | null>(null)
  const isReport = found.kind === 'report'
  const isBlocked = found.blocked_as_own
  const why = isBlocked ? 'own-case' : undefined
  const ask = (decision: Reasoned) => (isBusy ? undefined : setAsking(decision))
  const go = (to: Case['next']) => (to ? () => navigate(paths.moderationCase(to)) : null)
  useKeys({
    a: isBlocked ? null : () => !isBusy && decide('approve'),
    r: isBlocked ? null : () => ask('reject'),
    n: !isBlocked && canAskChanges(found.kind) ? () => ask('changes') : null,
    e: () => ask('escalate'),
    j: go(found.next),
    k: go(found.previous),
  })
  return (
    <section
      aria-label={t('moderation.case')}
      className="sticky bottom-16 z-30 grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-float lg:bottom-4"
    >
      {problem && (
        <p role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-bad-soft p-3 text-sm text-bad">
          {problem}
          <Button size="small" onClick={refresh}>
            {t('moderation.again')}
          </Button>
        </p>
      )}
      {isBlocked && (
        <p id="own-case" className="rounded-md bg-warn-soft p-3 text-sm">
          {t('moderation.own')}
        </p>
      )}
      {asking ? (
        <ReasonForm
          key={asking}
          decision={asking}
          templates={found.templates}
          isBusy={isBusy}
          onSend={(reason) => decide(asking, reason)}
          onCancel={() => setAsking(null)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            kind="primary"
            icon="check"
            busy={isBusy}
            disabled={isBlocked}
            aria-describedby={why}
            onClick={() => decide('approve')}
          >
            {t(isReport ? 'moderation.keep' : 'moderation.approve')} <Key name="A" />
          </Button>
          <Button icon="ban" disabled={isBusy || isBlocked} aria-describedby={why} onClick={() => ask('reject')}>
            {t(isReport ? 'moderation.take-off' : 'moderation.reject')} <Key name="R" />
          </Button>
          {canAskChanges(found.kind) && (
            <Button icon="pencil" disabled={isBusy || isBlocked} aria-describedby={why} onClick={() => ask('changes')}>
              {t('moderation.ask')} <Key name="N" />
            </Button>
          )}
          <Button icon="send" disabled={isBusy} onClick={() => ask('escalate')}>
            {t('moderation.escalate')} <Key name="E" />
          </Button>
        </div>
      )}
      <Legend isReport={isReport} canAsk={canAskChanges(found.kind)} />
    </section>
  )
}

function Legend({ isReport, canAsk }: { isReport: boolean; canAsk: boolean }) {
  const { t } = useText()
  const keys = [
    ['A', t(isReport ? 'moderation.keep' : 'moderation.approve')],
    ['R', t(isReport ? 'moderation.take-off' : 'moderation.reject')],
    ...(canAsk ? [['N', t('moderation.ask')]] : []),
    ['E', t('moderation.escalate')],
    ['J', t('moderation.next')],
    ['K', t('moderation.previous')],
    ['U', t('moderation.undo')],
  ] as const
  return (
    <dl
      aria-label={t('moderation.keys')}
      className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft max-lg:hidden"
    >
      {keys.map(([name, does]) => (
        <div key={name} className="flex items-center gap-1.5">
          <dt>
            <kbd className="rounded-sm border border-edge px-1.5 font-sans">{name}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
