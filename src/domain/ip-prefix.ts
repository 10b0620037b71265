/** The network of a client: /24 of an IPv4 address, /56 of an IPv6 address or of its first four groups. */
export function ipPrefix(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)
  if (ipv4) return `${ipv4[1]}.0/24`
  const groups = expanded(address).slice(0, 4)
  if (groups.length < 4) return address
  const [first, second, third, fourth] = groups.map((group) => Number.parseInt(group, 16))
  return `${[first, second, third, fourth! & 0xff00].map((group) => group!.toString(16)).join(':')}::/56`
}

function expanded(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
}
