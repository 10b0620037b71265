import { createContext, type RouterContextProvider } from 'react-router'
import type { PageContext } from '#contract/page.ts'

const pageContext = createContext<PageContext>()

/** Called by the server through the bundle, so that both sides hold one and the same key. */
export function provide(context: RouterContextProvider, page: PageContext) {
  context.set(pageContext, page)
}

/** What this request's loaders work with. */
export const pageOf = (context: Readonly<RouterContextProvider>): PageContext => context.get(pageContext)
