import type { Output } from '#contract/endpoint.ts'
import type { getUser } from '#contract/users-admin.ts'

/** One account as the admin area shows it. */
export type Person = Output<typeof getUser>
