import type { SeoPageName } from '#domain/seo-pages.ts'
import type { TextEdits } from '#domain/text-edits.ts'
import type { Answer, Endpoint, Output, RawInput } from './endpoint.ts'
import type { webSettings } from './settings.ts'

/** Calls an endpoint: in-process on the server, over HTTP in the browser. The same door either way. */
export type Api = <E extends Endpoint>(endpoint: E, input: RawInput<E>) => Promise<Answer<E>>

/** What the server hands to the page loaders of one request. */
export interface PageContext {
  api: Api
  settings: Output<typeof webSettings>
  language: string
  /** The title and description that the operator entered for a page. */
  seo: (page: SeoPageName) => OperatorMeta | null
  /** The operator's own wording of the site's texts. */
  edits: TextEdits
  /** The code of the currency that the visitor chose to see prices in, the site's own included; null where none was chosen. */
  currency: string | null
  nonce: string
  baseUrl: string
  /** Somebody with an account is looking. */
  isSignedIn: boolean
  /** The reader's account was switched off; the page is that of a visitor. */
  isDeactivated: boolean
  /** An administrator looks at the site as the reader. */
  isImpersonated: boolean
  /** The place the visitor chose, from its cookie. */
  place: ChosenPlace | null
  /** What the visitor answered to the cookie notice, from its cookie. */
  consent: Consent | null
  /** Set by the renderer: the document as the server's own stream, spared the way through a web stream and back. */
  document?: NodeJS.ReadableStream
  /** Takes note of what went wrong while rendering. */
  report: (error: unknown) => void
  /** Where the bundled base map lies. */
  world: string
  /** True on a developer's machine; opens the styleguide. */
  development: boolean
}

/** The answer to the cookie notice. */
export type Consent = 'accepted' | 'declined'

/** What the operator entered for a page; null and the empty text where the page's own holds. */
export interface OperatorMeta {
  title: string | null
  description: string | null
  keywords: string | null
  image: string
  /** JSON-LD that the page carries besides its own. */
  schemaMarkup: string | null
}

/** A place as clients keep it: one that was only typed is an address without names or coordinates. */
export type StoredLocation = Omit<ChosenPlace, 'latitude' | 'longitude'> &
  Partial<Pick<ChosenPlace, 'latitude' | 'longitude'>>

export interface ChosenPlace {
  formatted_address: string
  city: string
  state: string
  country: string
  latitude: number
  longitude: number
  /** How far around it to look, in kilometres. */
  radius?: number
}
