import { createContext, useContext } from 'react'
import type { PageNotice } from '#contract/page.ts'
import type { PageActionName } from '#domain/page-action.ts'

/** The outcome of the form that led to this page; a refused form is shown again. */
export const RefusedForm = createContext<PageNotice | null>(null)

interface Refused {
  values: Readonly<Record<string, string>>
  /** The message beside its field. The notice at the top of the page shows it as well. */
  errors: Readonly<Record<string, string>>
}

const NOTHING: Refused = { values: {}, errors: {} }

/** The entered values and the error of a refused form; nothing if it was another one. */
export function useRefused(action: PageActionName | undefined): Refused {
  const refused = useContext(RefusedForm)
  if (refused?.kind !== 'refused' || refused.action !== action) return NOTHING
  const { values, field, message } = refused
  return { values, errors: field ? { [field]: message } : {} }
}
