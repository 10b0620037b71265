import type { ListingImport } from '#contract/imports.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const TONE: Record<ListingImport['status'], BadgeTone> = {
  waiting: 'plain',
  checking: 'plain',
  checked: 'warn',
  running: 'plain',
  done: 'good',
  failed: 'bad',
}

export function StatusBadge({ status }: { status: ListingImport['status'] }) {
  const { t } = useText()
  return <Badge tone={TONE[status]}>{t(`imports.status-${status}`)}</Badge>
}
