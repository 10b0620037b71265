import type { Translate } from '#web/i18n/translate.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** How soon an agent usually replies, rounded up to hours or days. */
export function replyTimeText(minutes: number, t: Translate): string {
  if (minutes <= HOUR) return t('agent.replies-hour')
  if (minutes <= DAY) return t('agent.replies-hours', { count: Math.ceil(minutes / HOUR) })
  return t('agent.replies-days', { count: Math.ceil(minutes / DAY) })
}
