import type { Translate } from '#web/i18n/translate.ts'
import type { Total } from './view.ts'

/** How many homes there are, in words that stay true where they were estimated. */
export const totalText = ({ count, isExact }: Total, t: Translate): string =>
  isExact ? t('search.total', { count }) : t('search.total-about', { count: roughly(count) })

/** What the button says that shows them. */
export const showText = ({ count, isExact }: Total, t: Translate): string => {
  if (count === 0) return t('search.show-none')
  return isExact ? t('search.show', { count }) : t('search.show-about', { count: roughly(count) })
}

/** An estimate claims no more than two digits. */
const roughly = (count: number) => Number(count.toPrecision(2))
