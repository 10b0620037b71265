type Refuse = (name: string, wrong: string, accepted: string) => void

/** Nodes of the operator's OpenSearch cluster; null searches inside the program. */
export function readSearch(value: string | null, refuse: Refuse): { nodes: string[] } | null {
  if (value === null) return null
  const nodes = value.split(',').map((node) => node.trim())
  // The value is not included in the error: it may contain a password.
  if (!nodes.every(isNode))
    refuse(
      'SEARCH_URL',
      'is not the URL of an OpenSearch cluster',
      'https://user:password@host:9200, several separated by commas',
    )
  return { nodes }
}

function isNode(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
}
