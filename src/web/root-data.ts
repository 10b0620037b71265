import { useRouteLoaderData } from 'react-router'
import type { ChosenPlace, Consent, PageNotice } from '#contract/page.ts'
import type { AppLink } from '#domain/app-stores.ts'
import type { Reader } from './features/accounts/account-context.ts'
import type { SiteSettings } from './features/shell/site-settings.ts'
import type { Unread } from './state/unread.ts'

export interface RootData {
  settings: SiteSettings
  /** The site's own apps in the app stores. */
  apps: AppLink[]
  place: ChosenPlace | null
  /** Consent to optional storage: `off` when the operator does not ask, `ask` until the visitor has answered. */
  consent: 'off' | 'ask' | Consent
  baseUrl: string
  isSignedIn: boolean
  /** The user's account was deactivated; the page is that of a visitor. */
  isDeactivated: boolean
  /** An administrator impersonates the user. */
  isImpersonated: boolean
  reader: Reader | null
  /** The user's unread counts when the page was rendered. */
  unread: Unread | null
  /** What became of the form that the server answered last. */
  notice: PageNotice | null
  year: number
  /** The operator's brand colour as CSS variables. */
  brand: Record<string, string>
  /** The address of the bundled base map; its name changes with its content. */
  world: string
}

/** The data that every page has. Null only where the root itself failed. */
export const useRootOrNull = () => useRouteLoaderData<RootData>('root') ?? null

export function useRoot(): RootData {
  const root = useRootOrNull()
  if (!root) throw new Error('The root data is missing')
  return root
}
