import { deleteSiteArchive, exportWholeSite, getSiteArchiveLink, importWholeSite } from '#contract/site-archives.ts'
import { call } from '#web/api/call.ts'

export const make = () => call<typeof exportWholeSite>(exportWholeSite, {})
export const remove = (id: number) => call<typeof deleteSiteArchive>(deleteSiteArchive, { id })
export const send = (form: FormData) => call<typeof importWholeSite>(importWholeSite, form)

/** Fetches an archive as a file. */
export async function download(id: number) {
  const { url } = await call<typeof getSiteArchiveLink>(getSiteArchiveLink, { id })
  location.assign(url)
}
