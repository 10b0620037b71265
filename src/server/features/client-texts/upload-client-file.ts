import type { uploadClientFile as endpoint } from '#contract/client-texts.ts'
import { parseClientFile } from '#domain/client-texts.ts'
import type { Context, Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { presentFiles } from './list-client-files.ts'
import { deleteTexts, insertTexts, listEnglish, lockFiles, upsertFile } from './queries.ts'

export const uploadClientFile: Handler<typeof endpoint> = async (ctx, { client }) => {
  const { sql, now, audit } = ctx
  const texts = await readTexts(ctx)
  await lockFiles(sql)
  const before = new Map((await listEnglish(sql, client)).map(({ key, english }) => [key, english]))
  await upsertFile(sql, client, now)
  await deleteTexts(sql, client)
  await insertTexts(sql, client, texts)
  const kept = [...texts].filter(([key]) => before.has(key))
  const changes = {
    added: texts.size - kept.length,
    changed: kept.filter(([key, english]) => before.get(key) !== english).length,
    removed: before.size - kept.length,
  }
  await audit({ action: 'client file uploaded', subject: 'client texts', details: { client, ...changes } })
  return { data: await presentFiles(sql), ...changes }
}

async function readTexts({ files, storage }: Context): Promise<ReadonlyMap<string, string>> {
  const upload = files.get('file')?.[0]
  if (!upload) throw new AppError('invalid', 'api.client-file-missing', { field: 'file' })
  const texts = parseClientFile((await storage.read(upload.key))!)
  if ('key' in texts) throw new AppError('invalid', texts, { field: 'file' })
  return texts
}
