import { deleteSiteArchive, exportWholeSite, getSiteArchiveLink, importWholeSite } from '#contract/site-archives.ts'
import { call } from '#web/api/call.ts'

type Token = string | undefined

export const make = (token: Token) => call<typeof exportWholeSite>(exportWholeSite, {}, { token })
export const remove = (token: Token, id: number) => call<typeof deleteSiteArchive>(deleteSiteArchive, { id }, { token })
export const send = (token: Token, form: FormData) => call<typeof importWholeSite>(importWholeSite, form, { token })

/** Fetches an archive as a file. */
export async function download(token: Token, id: number) {
  const { url } = await call<typeof getSiteArchiveLink>(getSiteArchiveLink, { id }, { token })
  location.assign(url)
}
