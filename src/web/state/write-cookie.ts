/** Writes a cookie for the server's next page; `seconds` null makes a session cookie, 0 removes it. */
export function writeCookie(name: string, value: string, seconds: number | null) {
  const life = seconds === null ? '' : `; Max-Age=${seconds}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser that we serve has the Cookie Store API
  document.cookie = `${name}=${value}; Path=/${life}; SameSite=Lax${secure}`
}
