import type { PageActionName } from '#domain/page-action.ts'
import type { SeoPageName } from '#domain/seo-pages.ts'
import type { TextEdits } from '#domain/translation-overrides.ts'
import type { Answer, Endpoint, Output, RawInput } from './endpoint.ts'
import type { webSettings } from './settings.ts'

/** Calls an endpoint: in-process on the server, over HTTP in the browser. Both go through the same dispatcher. */
export type Api = <E extends Endpoint>(endpoint: E, input: RawInput<E>) => Promise<Answer<E>>

/** Context that the server passes to the page loaders of a request. */
export interface PageContext {
  api: Api
  settings: Output<typeof webSettings>
  language: string
  /** Title and description that the operator entered for a page. */
  seo: (page: SeoPageName) => OperatorMeta | null
  /** The operator's overrides of the site's texts. */
  edits: TextEdits
  /** Currency code chosen by the visitor for prices, which may be the site's currency; null if none was chosen. */
  currency: string | null
  nonce: string
  baseUrl: string
  /** True if the request has a valid session. */
  isSignedIn: boolean
  /** True if the account is deactivated; the page is rendered as for a visitor. */
  isDeactivated: boolean
  /** True while an administrator impersonates the user. */
  isImpersonated: boolean
  /** True for staff who must set up a second factor; every other page is rendered as for a visitor. */
  mustEnrol: boolean
  /** Location chosen by the visitor, from the cookie. */
  place: ChosenPlace | null
  /** Cookie consent of the visitor, from the cookie. */
  consent: Consent | null
  /** Outcome of the form that led to this page. */
  notice: PageNotice | null
  /** Set by the renderer: the document as a Node stream, which avoids conversion to a web stream and back. */
  document?: NodeJS.ReadableStream
  /** Logs an error that occurred while rendering. */
  report: (error: unknown) => void
  /** URL of the bundled base map. */
  world: string
  /** True in development; enables the style guide. */
  development: boolean
}

/** Outcome of a form that the server answered. */
export type PageNotice = DoneAction | RefusedAction

/** A successful form; its message is set by the renderer. */
export interface DoneAction {
  kind: 'done'
  action: PageActionName
  message: string
}

/** A refused form, which is shown again as it was entered. */
export interface RefusedAction {
  kind: 'refused'
  action: PageActionName
  message: string
  /** The field that the message concerns. */
  field: string | null
  values: Readonly<Record<string, string>>
}

/** Cookie consent. */
export type Consent = 'accepted' | 'declined'

/** Meta data that the operator entered for a page; null or an empty string falls back to the page's own. */
export interface OperatorMeta {
  title: string | null
  description: string | null
  keywords: string | null
  image: string
  /** JSON-LD that the page carries in addition to its own. */
  schemaMarkup: string | null
}

/** A location as stored by clients; a typed address has neither names nor coordinates. */
export type StoredLocation = Omit<ChosenPlace, 'latitude' | 'longitude'> &
  Partial<Pick<ChosenPlace, 'latitude' | 'longitude'>>

export interface ChosenPlace {
  formatted_address: string
  city: string
  state: string
  country: string
  latitude: number
  longitude: number
  /** Search radius in kilometres. */
  radius?: number
}
