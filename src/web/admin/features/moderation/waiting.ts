import type { Output } from '#contract/endpoint.ts'
import type { listModeration } from '#contract/moderation.ts'
import type { TextKey } from '#web/i18n/translate.ts'

/** One thing that waits for a decision. */
export type Waiting = Output<typeof listModeration>[number]

/** What it is, in a word or two. */
export const KIND_NAMES = {
  property: 'moderation.a-property',
  project: 'moderation.a-project',
  property_revision: 'moderation.a-property_revision',
  project_revision: 'moderation.a-project_revision',
  advertisement: 'moderation.an-advertisement',
} as const satisfies Record<Waiting['kind'], TextKey>
