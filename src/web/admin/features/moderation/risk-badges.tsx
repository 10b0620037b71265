import { HOLD_AT, WARN_AT } from '#domain/listing-risk.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Waiting } from './waiting.ts'

type Marked = Pick<Waiting, 'risk' | 'reasons' | 'claim' | 'has_appeal' | 'is_escalated'>

/** The risk score and its signals, and the assignee. */
export function RiskBadges({ item: { risk, reasons, claim, has_appeal, is_escalated } }: { item: Marked }) {
  const { t } = useText()
  return (
    <p className="flex flex-wrap gap-2">
      {has_appeal && (
        <Badge tone="clay" icon="flag">
          {t('moderation.appealed')}
        </Badge>
      )}
      {is_escalated && <Badge tone="clay">{t('moderation.escalated')}</Badge>}
      {risk > 0 && (
        <Badge tone={risk >= HOLD_AT ? 'bad' : risk >= WARN_AT ? 'warn' : 'plain'}>
          {t('moderation.risk', { risk })}
        </Badge>
      )}
      {reasons.map((reason) => (
        <Badge key={reason}>{t(`moderation.risk-${reason}`)}</Badge>
      ))}
      {claim && (
        <Badge tone="warn" icon="lock">
          {t('moderation.claimed', { name: claim.name })}
        </Badge>
      )}
    </p>
  )
}
