import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const DATABASE = ['./test/support/database-server.ts']
/** Files of one worker share the modules they import: importing the whole server anew for each took half of the time. */
const SHARED = { isolate: false }
const QUIET = './test/support/quiet.ts'
/** Suites of stories that `npm test` runs in part and `npm run test:slow` whole. */
const SAMPLED = { setupFiles: [QUIET, './test/support/sampled-stories.ts'] }

/** Kinds of test by what they run against; `npm test -- <name>` runs one. */
const PROJECTS = [
  { ...SHARED, name: 'unit', include: ['src/{domain,contract,web}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'] },
  {
    ...SHARED,
    name: 'calls',
    include: ['src/{server,demo}/**/*.test.ts', 'test/*.test.ts', 'test/access/*.test.ts'],
    globalSetup: DATABASE,
  },
  { name: 'shape', include: ['test/{architecture,conformance}/**/*.test.ts'] },
  { ...SHARED, name: 'ssr', include: ['test/ssr/**/*.test.{ts,tsx}'], globalSetup: DATABASE },
  {
    ...SAMPLED,
    name: 'faults',
    include: ['test/faults/**/*.test.ts'],
    globalSetup: ['./test/support/warm-folder.ts'],
    testTimeout: 600_000,
  },
  {
    ...SHARED,
    name: 'engines',
    include: ['test/engines/**/*.test.ts'],
    globalSetup: [...DATABASE, './test/engines/cluster-setup.ts'],
    // One test stops a node, and all share the cluster.
    fileParallelism: false,
  },
  {
    name: 'cluster',
    include: ['test/cluster/**/*.test.ts'],
    globalSetup: ['./test/cluster/programs.ts'],
    testTimeout: 900_000,
  },
  // The requests of shipped clients, over HTTP against one running server.
  { ...SHARED, name: 'wire', include: ['test/wire/**/*.test.ts'], globalSetup: ['./test/wire/site.ts'] },
  { ...SHARED, name: 'hostile', include: ['test/hostile/**/*.test.ts'], globalSetup: DATABASE },
  {
    ...SHARED,
    ...SAMPLED,
    name: 'browser',
    include: ['test/browser/**/*.spec.ts'],
    globalSetup: ['./test/support/site.ts'],
    // Stories often wait for a page or the clock: only three of them keep two processors busy.
    maxWorkers: 3,
    // A busy machine may be late once; a story that is wrong is wrong three times.
    retry: 2,
  },
]

/** Of the other projects, `npm run test:slow` runs only files with a larger form: those that ask how much of it to run. */
const hasLargerForm = (file: string) => readFileSync(file, 'utf8').includes('support/sample.ts')
const inSlowRun = <P extends { include: string[]; setupFiles?: string[] }>(project: P): P =>
  project.setupFiles ? project : { ...project, include: globSync(project.include).filter(hasLargerForm) }

export default defineConfig({
  test: {
    // One worker would leave half of a small machine idle; more than it has processors would wait for each other.
    maxWorkers: 2,
    projects: (process.env.SLOW === '1' ? PROJECTS.map(inSlowRun) : PROJECTS).map((project) => ({
      test: {
        environment: 'node',
        setupFiles: [QUIET],
        // How long a test may take on a busy machine says nothing about what it proves.
        testTimeout: 180_000,
        hookTimeout: 180_000,
        expect: { poll: { timeout: 15_000 } },
        ...project,
      },
    })),
  },
})
