import type { TestProject } from 'vitest/node'
import { startCluster } from './opensearch-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    openSearchNodes: { url: string; pid: number }[]
  }
}

/** One cluster for all tests of engines. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { nodes, end } = await startCluster()
  project.provide('openSearchNodes', nodes)
  return end
}
