import { createContext, type RouterContextProvider } from 'react-router'
import type { PageContext } from '#contract/page.ts'

const pageContext = createContext<PageContext>()

/** Called by the server through the bundle, so that both use the same context key. */
export function provide(context: RouterContextProvider, page: PageContext) {
  context.set(pageContext, page)
}

/** The context of this request's loaders. */
export const pageOf = (context: Readonly<RouterContextProvider>): PageContext => context.get(pageContext)
