import type { Context } from '#server/context.ts'
import { ingestDocument } from '#server/features/media/public.ts'

/** Keeps what was sent along where only the two sides can get a link to it. */
export async function keepFiles(ctx: Context): Promise<{ fileMediaId: number | null; audioMediaId: number | null }> {
  return {
    fileMediaId: await keep(ctx, 'file', { folder: 'chat', kind: 'document' }),
    audioMediaId: await keep(ctx, 'audio', { folder: 'chat_audio', kind: 'audio' }),
  }
}

async function keep(
  { sql, storage, files, viewer }: Context,
  field: 'file' | 'audio',
  place: { folder: string; kind: 'document' | 'audio' },
): Promise<number | null> {
  const upload = files.get(field)?.[0]
  if (!upload) return null
  const kept = await ingestDocument(sql, storage, upload, { ...place, ownerId: viewer!.id, isPrivate: true })
  return kept.mediaId
}
