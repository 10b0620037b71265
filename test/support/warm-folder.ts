import type { TestProject } from 'vitest/node'
import { startSite } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    warmFolder: string
  }
}

/** A data folder that was started and stopped once: each test begins with a copy of it. */
export default async function setup(project: TestProject) {
  const { dataDir, end, forget } = await startSite({ DEMO: 'off' })
  await end()
  project.provide('warmFolder', dataDir)
  return forget
}
