import { PassThrough } from 'node:stream'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import type { PageContext } from '#contract/page.ts'
import { pageOf, provide } from './api/page-context.ts'
import { directionIn, editsFor, fileLanguage, layEdits, textsOf } from './i18n/all.ts'
import { TextProvider } from './i18n/text.tsx'
import { translator } from './i18n/translate.ts'

export const streamTimeout = 10_000

function contextOf(page: PageContext): RouterContextProvider {
  const context = new RouterContextProvider()
  provide(context, page)
  return context
}

/** Renders a document. Crawlers get it complete; browsers get the shell as soon as it is ready. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = pageOf(context)
  const { nonce, language, report } = page
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', language)
  const whole = isbot(request.headers.get('user-agent'))
  return new Promise((resolve, reject) => {
    let failure: { error: unknown } | null = null
    const answer = () => {
      // The router renders its error screen instead; the fallback of a boundary would be an empty page.
      if (failure) return reject(failure.error)
      const body = new PassThrough()
      pipe(body)
      page.document = body
      resolve(new Response(null, { status, headers }))
    }
    const { pipe, abort } = renderToPipeableStream(
      <TextProvider
        language={language}
        direction={directionIn(language)}
        files={fileLanguage(language)}
        texts={textsOf(language)}
        edits={editsFor(language)}
      >
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </TextProvider>,
      {
        nonce,
        // Boundaries exist for hydration: their content stays in place however long it is.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: whole ? undefined : answer,
        onAllReady: () => {
          // A running timer would keep everything that was rendered in memory.
          clearTimeout(patience)
          if (whole) answer()
        },
        onShellError: reject,
        onError: (error) => {
          failure ??= { error }
          report(error)
        },
      },
    )
    const patience = setTimeout(abort, streamTimeout + 1_000).unref()
  })
}

/** Errors that no loader or component handled; the server decides which to log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted) pageOf(context).report(error)
}

/**
 * The server's entry: one fetch handler per build, created here so that router and pages share one copy of every
 * module.
 */
export function rendererOf(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode)
  return (request: Request, page: PageContext): Promise<Response> => {
    layEdits(page.edits)
    if (page.notice?.kind === 'done')
      page.notice.message = translator(page.language, textsOf(page.language))(`notice.${page.notice.action}`)
    return handle(request, contextOf(page))
  }
}
