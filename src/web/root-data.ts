import { useRouteLoaderData } from 'react-router'
import type { ChosenPlace, Consent } from '#contract/page.ts'
import type { AppLink } from '#domain/app-stores.ts'
import type { Reader } from './features/account/account-context.ts'
import type { SiteSettings } from './features/shell/site-settings.ts'
import type { Unread } from './state/unread.ts'

export interface RootData {
  settings: SiteSettings
  /** The site's own apps in the stores. */
  apps: AppLink[]
  place: ChosenPlace | null
  /** What the browser may keep: `off` when the operator does not ask, `ask` until the visitor has answered. */
  consent: 'off' | 'ask' | Consent
  baseUrl: string
  isSignedIn: boolean
  /** The reader's account was switched off; the page is that of a visitor. */
  isDeactivated: boolean
  /** An administrator looks at the site as the reader. */
  isImpersonated: boolean
  reader: Reader | null
  /** How much waited for the reader when the page was made. */
  unread: Unread | null
  year: number
  /** The site owner's colour as CSS variables. */
  brand: Record<string, string>
  /** Where the bundled base map lies; its name changes with its content. */
  world: string
}

/** What every page knows. Null only where the root itself failed. */
export const useRootOrNull = () => useRouteLoaderData<RootData>('root') ?? null

export function useRoot(): RootData {
  const root = useRootOrNull()
  if (!root) throw new Error('The root data is missing')
  return root
}
