import { useContext } from 'react'
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router'
import { EARLY_SCRIPT, PRESS_SCRIPT, STARTER_SCRIPT } from './deferred-hydration.ts'

/** Runs before the first paint. */
export function EarlyScript() {
  const nonce = useContext(FrameworkContext)?.nonce
  return (
    <>
      {/* In development styles are inserted by script, which needs the CSP nonce. */}
      {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
      <script {...inline(import.meta.env.SSR ? `${EARLY_SCRIPT};${PRESS_SCRIPT}` : '', nonce)} />
    </>
  )
}

/**
 * Replaces the router's own <Scripts>: the same hydration data, but the modules are requested right after the first
 * paint, so they do not compete with its resources.
 */
export function StarterScripts() {
  const framework = useContext(FrameworkContext)
  const router = useContext(DataRouterContext)
  if (!framework || !router) return null
  if (framework.renderMeta) framework.renderMeta.didRenderScripts = true
  const { nonce, manifest, serverHandoffString } = framework
  const matches = router.staticContext?.matches ?? []
  const ids = matches.map((match) => match.route.id)
  // These have run before hydration; written so that the bundler leaves them out of its script.
  const scripts = import.meta.env.SSR
    ? [handOver(serverHandoffString ?? '{}'), moduleCode(manifest, ids), STARTER_SCRIPT]
    : ['', '', '']
  return (
    <>
      <script {...inline(scripts[0], nonce)} />
      <script
        {...inline(scripts[1], nonce)}
        type="text/plain"
        id="app-code"
        data-files={import.meta.env.SSR ? filesOf(manifest, ids).join(' ') : ''}
      />
      <script {...inline(scripts[2], nonce)} />
    </>
  )
}

const inline = (html: string | undefined, nonce: string | undefined) => ({
  nonce,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html ?? '' },
})

const handOver = (state: string) =>
  `window.__reactRouterContext=${state};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());`

function moduleCode(manifest: AssetsManifest, ids: string[]): string {
  const imports = ids.map((id, i) => `import * as r${i} from ${JSON.stringify(manifest.routes[id]?.module)};`)
  const table = ids.map((id, i) => `${JSON.stringify(id)}:r${i}`)
  const hot = manifest.hmr?.runtime ? `import ${JSON.stringify(manifest.hmr.runtime)};` : ''
  return `${hot}import ${JSON.stringify(manifest.url)};${imports.join('')}window.__reactRouterRouteModules={${table.join(',')}};import(${JSON.stringify(manifest.entry.module)});`
}

/** Every file of the page, so that they are requested together and not one import level after the other. */
function filesOf({ entry, routes }: AssetsManifest, ids: string[]): string[] {
  const files = [entry, ...ids.map((id) => routes[id])].flatMap((part) =>
    part ? [part.module, ...(part.imports ?? [])] : [],
  )
  return [...new Set(files)]
}
