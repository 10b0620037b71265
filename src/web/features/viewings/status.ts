import type { ViewingStatus } from '#domain/viewing-status.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const STATUS_TONE: Record<ViewingStatus, BadgeTone> = {
  pending: 'warn',
  rescheduled: 'warn',
  confirmed: 'good',
  completed: 'plain',
  cancelled: 'bad',
  auto_cancelled: 'bad',
}
