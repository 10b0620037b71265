import type { Services } from '#server/services.ts'

/** What the demo needs of the running program. */
export type DemoServices = Pick<Services, 'db' | 'storage' | 'now' | 'log'>
