import type { Services } from '#server/services.ts'

/** Services that the demo needs. */
export type DemoServices = Pick<Services, 'db' | 'storage' | 'now' | 'log'>
