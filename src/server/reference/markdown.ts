import type { Chapter, DescribedCall } from './calls.ts'

/** The reference as a Markdown file of the repository. */
export function referenceMarkdown(chapters: readonly Chapter[]): string {
  const contents = chapters.map(
    ({ title, calls }) => `- ${title}: ${calls.map(({ name }) => `[${name}](#${name.toLowerCase()})`).join(', ')}`,
  )
  return [
    '# API reference',
    'Generated from `src/contract` by `npm run api-docs`. A running server has it at `/api/docs`, and as OpenAPI at `/api/openapi.json`. [quirks.md](quirks.md) explains unusual responses.',
    contents.join('\n'),
    ...chapters.flatMap(({ title, calls }) => [`## ${title}`, ...calls.map(callMarkdown)]),
    '',
  ].join('\n\n')
}

function callMarkdown({ name, wires, summary, access, failures, clients, fields, answer }: DescribedCall): string {
  const rows = fields.map(
    (field) => `| \`${field.name}\` | ${cell(field.type)} | ${field.required ? 'yes' : ''} | ${cell(field.limits)} |`,
  )
  return [
    `### ${name}`,
    wires.map((wire) => `\`${wire}\``).join(' or '),
    `${summary} ${access} ${failures} ${clients}`.trim(),
    rows.length === 0 ? 'No parameters.' : ['| Field | Type | Required | |', '|---|---|---|---|', ...rows].join('\n'),
    `\`\`\`ts\n${answer}\n\`\`\``,
  ].join('\n\n')
}

const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|')
