import type { TestProject } from 'vitest/node'
import { startSite } from '#test/support/site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    wireUrl: string
  }
}

/** The product with demo data. Requests name their own client address, because limits count per address. */
export default async function setup(project: TestProject) {
  const already = process.env.SITE_URL
  if (already) return project.provide('wireUrl', already)
  const { siteUrl, stop } = await startSite({ TRUST_PROXY: '1' })
  project.provide('wireUrl', siteUrl)
  return stop
}
