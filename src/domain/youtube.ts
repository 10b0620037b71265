/** Player without cookies before playback; the content security policy of the page must allow this frame. */
export const PLAYER_HOST = 'www.youtube-nocookie.com'

const HOSTS = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const ID = /^[\w-]{11}$/

/** Video id of a YouTube link in any common form, or null. */
export function youtubeId(link: string): string | null {
  const url = URL.parse(link.trim())
  if (!url || !/^https?:$/.test(url.protocol) || !HOSTS.test(url.hostname)) return null
  const [first, second] = url.pathname.split('/').filter(Boolean)
  const id = url.hostname.endsWith('youtu.be')
    ? first
    : (url.searchParams.get('v') ?? (/^(embed|shorts|live|v)$/.test(first ?? '') ? second : undefined))
  return id && ID.test(id) ? id : null
}
