import type { getToday } from '#contract/back-office.ts'
import type { Output } from '#contract/endpoint.ts'

/** What the first page of the back office shows. */
export type Today = Output<typeof getToday>
