type Node = [tag: string, attributes: Record<string, string>]

/** One SVG file that holds a `<symbol>` per lucide icon, at the house's stroke. */
export async function drawSprite(names: readonly string[]): Promise<string> {
  const symbols = await Promise.all(
    names.map(async (name) => {
      const { __iconData } = (await import(`lucide-react/dist/esm/icons/${name}.mjs`)) as {
        __iconData: { node: Node[] }
      }
      return `<symbol id="${name}" viewBox="0 0 24 24">${__iconData.node.map(draw).join('')}</symbol>`
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title>\n${symbols.join('\n')}\n</svg>\n`
}

function draw([tag, attributes]: Node): string {
  const written = Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}/>`
}
