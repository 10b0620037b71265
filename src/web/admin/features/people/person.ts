import type { Output } from '#contract/endpoint.ts'
import type { getPerson } from '#contract/people-admin.ts'

/** One account as the back office sees it. */
export type Person = Output<typeof getPerson>
