import type { Context } from '#server/context.ts'
import { ingestDocument } from '#server/features/media/public.ts'

type Kept = Awaited<ReturnType<typeof ingestDocument>>

/** Stores attachments where only the two participants can get a link to them. */
export async function saveFiles(ctx: Context): Promise<{ file: Kept | null; audio: Kept | null }> {
  return {
    file: await keep(ctx, 'file', { folder: 'chat', kind: 'document' }),
    audio: await keep(ctx, 'audio', { folder: 'chat_audio', kind: 'audio' }),
  }
}

async function keep(
  { sql, storage, files, viewer }: Context,
  field: 'file' | 'audio',
  place: { folder: string; kind: 'document' | 'audio' },
): Promise<Kept | null> {
  const upload = files.get(field)?.[0]
  if (!upload) return null
  return ingestDocument(sql, storage, upload, { ...place, ownerId: viewer!.id, isPrivate: true })
}

export const mediaIds = ({ file, audio }: { file: Kept | null; audio: Kept | null }) => ({
  fileMediaId: file?.mediaId ?? null,
  audioMediaId: audio?.mediaId ?? null,
})
