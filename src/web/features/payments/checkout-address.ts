/** The address of the checkout, as each gateway names it in its response; only a web address is accepted. */
export function checkoutAddress(response: Record<string, unknown>): string | null {
  const data = (response.data ?? {}) as Record<string, unknown>
  const links = (Array.isArray(response.links) ? response.links : []) as { rel?: string; href?: string }[]
  const named = [
    response.checkout_url,
    data.authorization_url,
    data.link,
    links.find(({ rel }) => rel === 'approve' || rel === 'payer-action')?.href,
  ]
  const address = named.find((value): value is string => typeof value === 'string')
  const url = address ? URL.parse(address) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}
