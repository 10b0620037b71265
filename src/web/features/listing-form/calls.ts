import { saveDraft } from '#contract/drafts.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { call } from '#web/api/call.ts'
import type { SavedDraft, SentDraft } from './draft-keeper.ts'

interface Target {
  kind: ListingKind
  slug: string
}

export const save = ({ kind, slug }: Target, { data, step, ...sent }: SentDraft): Promise<SavedDraft> =>
  call(saveDraft, {
    ...sent,
    kind,
    ...(slug && { slug_id: slug }),
    step: step as 'place',
    data: JSON.stringify(data),
  })
