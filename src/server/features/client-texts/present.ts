import type { ClientText } from '#contract/client-texts.ts'
import { instantOf } from '#domain/instant.ts'
import type { ClientTextRow } from './queries.ts'

export const presentClientText = ({ updatedAt, ...row }: ClientTextRow): ClientText => ({
  ...row,
  updated_at: updatedAt ? instantOf(updatedAt) : null,
})
