import { deleteDraft, findDuplicates, publishDraft, saveDraft } from '#contract/drafts.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { call } from '#web/api/call.ts'
import type { SavedDraft, SentDraft } from './draft-keeper.ts'

interface Target {
  kind: ListingKind
  slug: string
  token: string
}

export const save = ({ kind, slug, token }: Target, { data, step, ...sent }: SentDraft): Promise<SavedDraft> =>
  call<typeof saveDraft>(
    saveDraft,
    { ...sent, kind, ...(slug && { slug_id: slug }), step: step as 'place', data: JSON.stringify(data) },
    { token },
  )

export const publish = (key: string, token: string) => call<typeof publishDraft>(publishDraft, { key }, { token })

export const discard = (key: string, token: string) => call<typeof deleteDraft>(deleteDraft, { key }, { token })

export const duplicates = (key: string, token: string) =>
  call<typeof findDuplicates>(findDuplicates, { key }, { token })
