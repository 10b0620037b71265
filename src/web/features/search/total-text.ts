import type { Translate } from '#web/i18n/translate.ts'
import type { Total } from './view.ts'

/** The total as text, phrased for an estimate where it is one. */
export const totalText = ({ count, isExact }: Total, t: Translate): string =>
  isExact ? t('search.total', { count }) : t('search.total-about', { count: roughly(count) })

/** The label of the button that shows them. */
export const showText = ({ count, isExact }: Total, t: Translate): string => {
  if (count === 0) return t('search.show-none')
  return isExact ? t('search.show', { count }) : t('search.show-about', { count: roughly(count) })
}

/** An estimate is rounded to two digits. */
const roughly = (count: number) => Number(count.toPrecision(2))
