import type * as z from 'zod/mini'
import type { PlainKey } from '#domain/messages.ts'

/**
 * Access level: anyone (a valid token is used, an invalid one ignored), a signed-in user, staff who moderate, or
 * administrators.
 */
type Access = 'anyone' | 'member' | 'staff' | 'admin'

/** HTTP form of a refusal: `soft` is HTTP 200 with `error: true`, `hard` is HTTP 400 with the full body. */
type Failure = 'soft' | 'hard'

/** Refusals whose HTTP form differs between calls; all others have the same form everywhere. */
export interface Failures {
  invalid: Failure
  refused: Failure
  missing: Failure
}

/** Constraints of an upload field; the server checks size and content type while streaming, before the handler runs. */
export interface FileRule {
  maxKilobytes: number
  types: readonly FileType[]
  /** True if the field holds a list (`gallery_images[0]`). */
  many?: boolean
}
export type FileType =
  | 'jpg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'txt'
  | 'json'
  | 'zip'
  | 'tar'
  | 'mp3'
  | 'm4a'
  | 'mp4'
  | 'webm'

export const DEFAULT_BODY_KILOBYTES = 64

type Impersonation = 'allowed' | 'refused'

type Method = 'GET' | 'POST' | 'DELETE'
type Wire = `${Method} ${string}`

interface Declaration<I extends z.ZodMiniType, O extends z.ZodMiniType, B extends z.ZodMiniObject | undefined> {
  access: Access
  /** One sentence for the API reference. */
  summary: string
  input: I
  /** Schema of `data`. */
  output: O
  /** Schema of the top-level fields next to `data` (`total`, `similar_properties` …). */
  beside?: B
  /** Message of a successful response; empty for none. */
  says?: PlainKey | ''
  failures?: Partial<Failures>
  files?: Readonly<Record<string, FileRule>>
  /** Alternative wire names of the call (spellings of newer clients). */
  aliases?: readonly Wire[]
  /** True if demo accounts may make this call while demo mode is locked. */
  allowedInDemo?: boolean
  /**
   * Whether the call is allowed during impersonation. Reads are allowed by default and all other calls are refused: a
   * write has to opt in, and an export of private data opts out.
   */
  impersonation?: Impersonation
  /**
   * True for the calls with which staff set up a second factor; while a setting requires one, all other calls are
   * refused.
   */
  duringEnrolment?: boolean
  /** Body fields in which an empty string clears the value; in all other fields an empty string counts as absent. */
  keepsEmpty?: readonly string[]
  /**
   * Maximum size of the JSON body, and of the text fields of a multipart form, in kB; 64 by default. Urlencoded bodies
   * are always limited to 64.
   */
  bodyKilobytes?: number
  /** True if the response is an HTML page; refusals stay JSON. */
  html?: boolean
  /** True for a call of newer clients whose response fields are not documented; the reference says so. */
  isShapeUnknown?: boolean
  /** TTL of the response cache for anonymous callers, in seconds; keyed by URL and language. */
  responseTtlSeconds?: number
}

export interface Endpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  B extends z.ZodMiniObject | undefined = z.ZodMiniObject | undefined,
> extends Declaration<I, O, B> {
  effect: 'read' | 'write' | 'exchange'
  impersonation: Impersonation
  wire: Wire
  method: Method
  path: string
  beside: B
  says: PlainKey | ''
  failures: Failures
  files: Readonly<Record<string, FileRule>>
  aliases: readonly Wire[]
  keepsEmpty: readonly string[]
  bodyKilobytes: number
  html: boolean
  responseTtlSeconds: number
}

/** Declares a call without side effects; it runs on the connection pool, without a transaction. */
export const read = <
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  B extends z.ZodMiniObject | undefined = undefined,
>(
  wire: Wire,
  declaration: Declaration<I, O, B>,
) => endpoint('read', wire, declaration)

/** Declares a call with side effects, whatever its HTTP method; the dispatcher runs it in a transaction. */
export const write = <
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  B extends z.ZodMiniObject | undefined = undefined,
>(
  wire: Wire,
  declaration: Declaration<I, O, B>,
) => endpoint('write', wire, declaration)

/**
 * Declares a call that manages its own transactions because it calls an external service between two of them: the first
 * one commits before the service is called.
 */
export const exchange = <
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  B extends z.ZodMiniObject | undefined = undefined,
>(
  wire: Wire,
  declaration: Declaration<I, O, B>,
) => endpoint('exchange', wire, declaration)

function endpoint<I extends z.ZodMiniType, O extends z.ZodMiniType, B extends z.ZodMiniObject | undefined>(
  effect: Endpoint['effect'],
  wire: Wire,
  declaration: Declaration<I, O, B>,
): Endpoint<I, O, B> {
  const { method, path } = splitWire(wire)
  return {
    says: effect === 'read' ? 'api.fetched' : 'api.saved',
    files: {},
    aliases: [],
    keepsEmpty: [],
    bodyKilobytes: DEFAULT_BODY_KILOBYTES,
    html: false,
    responseTtlSeconds: 0,
    impersonation: effect === 'read' ? 'allowed' : 'refused',
    ...declaration,
    failures: { invalid: 'hard', refused: 'hard', missing: 'hard', ...declaration.failures },
    beside: declaration.beside as B,
    effect,
    wire,
    method,
    path,
  }
}

/** Splits `'GET get_property'` into the method and the path under `/api`. */
export function splitWire(wire: Wire): { method: Method; path: string } {
  const space = wire.indexOf(' ')
  return { method: wire.slice(0, space) as Method, path: wire.slice(space + 1) }
}

/** Input of a handler: the parsed fields and, if the call declares files, the uploads by field. */
export type Input<E extends Endpoint> = z.output<E['input']>
/** Input of a caller, before parsing. */
export type RawInput<E extends Endpoint> = z.input<E['input']>
/** Type of `data`. */
export type Output<E extends Endpoint> = z.output<E['output']>
/** Result of a call: `data` alone, or `data` with its companion fields. */
export type Answer<E extends Endpoint> = E['beside'] extends z.ZodMiniObject
  ? { data: Output<E> } & z.output<E['beside']>
  : Output<E>
