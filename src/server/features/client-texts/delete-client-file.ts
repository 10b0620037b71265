import type { deleteClientFile as endpoint } from '#contract/client-texts.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { presentFiles } from './list-client-files.ts'
import { deleteFile } from './queries.ts'

export const deleteClientFile: Handler<typeof endpoint> = async ({ sql, audit }, { client }) => {
  const { count } = await deleteFile(sql, client)
  if (count === 0) throw missing('File')
  await audit({ action: 'client file deleted', subject: 'client texts', details: { client } })
  return presentFiles(sql)
}
