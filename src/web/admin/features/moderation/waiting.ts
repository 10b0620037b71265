import type { Output } from '#contract/endpoint.ts'
import type { getModerationCase, listModeration } from '#contract/moderation.ts'
import type { TextKey } from '#web/i18n/translate.ts'

/** A pending case. */
export type Waiting = Output<typeof listModeration>[number]

/** The same with all data for a decision. */
export type Case = NonNullable<Output<typeof getModerationCase>>

/** A label of one or two words. */
export const KIND_NAMES = {
  property: 'moderation.a-property',
  project: 'moderation.a-project',
  property_revision: 'moderation.a-property_revision',
  project_revision: 'moderation.a-project_revision',
  advertisement: 'moderation.an-advertisement',
  report: 'moderation.a-report',
  verification: 'moderation.a-verification',
} as const satisfies Record<Waiting['kind'], TextKey>
