import type { Translate } from '#web/i18n/translate.ts'
import type { Total } from './view.ts'

/** How many homes there are, in words that stay true where counting stopped. */
export const totalText = ({ count, isExact }: Total, t: Translate): string =>
  t(isExact ? 'search.total' : 'search.total-over', { count })
