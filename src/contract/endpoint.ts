import type * as z from 'zod/mini'
import type { PlainKey } from '#domain/messages.ts'

/** Who may call: anyone (a good token is used, a bad one ignored), a signed-in member, staff who moderate, or administrators. */
type Access = 'anyone' | 'member' | 'staff' | 'admin'

/** How a refusal travels: `soft` is HTTP 200 with `error: true`, `hard` is HTTP 400 with the full body. */
type Failure = 'soft' | 'hard'

/** The refusals whose HTTP form differs from call to call; the rest is the same everywhere. */
export interface Failures {
  invalid: Failure
  refused: Failure
  missing: Failure
}

/** What an upload field accepts; the door streams, sniffs and refuses before the handler runs. */
export interface FileRule {
  maxKilobytes: number
  types: readonly FileType[]
  /** True when the field carries a list (`gallery_images[0]`). */
  many?: boolean
}
export type FileType =
  | 'jpg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'txt'
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
  /** One sentence for the reference page. */
  summary: string
  input: I
  /** The shape of `data`. */
  output: O
  /** What travels beside `data` at the top level (`total`, `similar_properties` …). */
  beside?: B
  /** The message of a successful answer; empty where there is none. */
  says?: PlainKey | ''
  failures?: Partial<Failures>
  files?: Readonly<Record<string, FileRule>>
  /** Other wire names that reach the same call (spellings of newer clients). */
  aliases?: readonly Wire[]
  /** True when the demo's own logins may make this change while the demo is locked. */
  allowedInDemo?: boolean
  /**
   * Whether an administrator who impersonates somebody may make this call. Reads are allowed by default and everything else is
   * refused: a write has to opt in, and an export of private data opts out.
   */
  impersonation?: Impersonation
  /** Body fields whose empty string says "clear this"; everywhere else empty counts as absent. */
  keepsEmpty?: readonly string[]
  /** The largest JSON body and the most text of a multipart form, in kB; 64 unless declared. Urlencoded bodies have 64 always. */
  bodyKilobytes?: number
  /** True when the answer is a page and no JSON; refusals stay JSON. */
  html?: boolean
  /** So long may one answer serve everybody without an account who asks the same in the same language; a few seconds. */
  keptSeconds?: number
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
  keptSeconds: number
}

/** A call that changes nothing; it runs on the pool. */
export const read = <
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  B extends z.ZodMiniObject | undefined = undefined,
>(
  wire: Wire,
  declaration: Declaration<I, O, B>,
) => endpoint('read', wire, declaration)

/** A call that changes something, whatever its HTTP method; it runs in a transaction that the door opens. */
export const write = <
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  B extends z.ZodMiniObject | undefined = undefined,
>(
  wire: Wire,
  declaration: Declaration<I, O, B>,
) => endpoint('write', wire, declaration)

/**
 * A call whose transactions are its own: it asks an outside service between two of them, so that what was begun is on record
 * before anybody is asked.
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
    keptSeconds: 0,
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

/** `'GET get_property'` → its method and its path under `/api`. */
export function splitWire(wire: Wire): { method: Method; path: string } {
  const space = wire.indexOf(' ')
  return { method: wire.slice(0, space) as Method, path: wire.slice(space + 1) }
}

/** What a handler gets: the parsed input and, where the call declares files, the uploads by field. */
export type Input<E extends Endpoint> = z.output<E['input']>
/** What a caller may write. */
export type RawInput<E extends Endpoint> = z.input<E['input']>
/** The shape of `data`. */
export type Output<E extends Endpoint> = z.output<E['output']>
/** What a handler returns and a caller receives: `data` alone, or `data` with its companions. */
export type Answer<E extends Endpoint> = E['beside'] extends z.ZodMiniObject
  ? { data: Output<E> } & z.output<E['beside']>
  : Output<E>
