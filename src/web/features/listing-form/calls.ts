import { deleteDraft, findDuplicates, publishDraft, saveDraft } from '#contract/drafts.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { call } from '#web/api/call.ts'
import type { SavedDraft, SentDraft } from './draft-keeper.ts'

interface Target {
  kind: ListingKind
  slug: string
}

export const save = ({ kind, slug }: Target, { data, step, ...sent }: SentDraft): Promise<SavedDraft> =>
  call<typeof saveDraft>(saveDraft, {
    ...sent,
    kind,
    ...(slug && { slug_id: slug }),
    step: step as 'place',
    data: JSON.stringify(data),
  })

export const publish = (key: string) => call<typeof publishDraft>(publishDraft, { key })

export const discard = (key: string) => call<typeof deleteDraft>(deleteDraft, { key })

export const duplicates = (key: string) => call<typeof findDuplicates>(findDuplicates, { key })
