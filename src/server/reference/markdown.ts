import type { Chapter, DescribedCall } from './calls.ts'

/** The reference as a file of the repository. */
export function referenceMarkdown(chapters: readonly Chapter[]): string {
  const contents = chapters.map(
    ({ title, calls }) => `- ${title}: ${calls.map(({ name }) => `[${name}](#${name.toLowerCase()})`).join(', ')}`,
  )
  return [
    '# API reference',
    'Generated from `src/contract` by `npm run api-docs`; the running server shows it at `/api/docs` and, for machines, at `/api/openapi.json`. Why some answers look odd is told in [quirks.md](quirks.md).',
    contents.join('\n'),
    ...chapters.flatMap(({ title, calls }) => [`## ${title}`, ...calls.map(callMarkdown)]),
    '',
  ].join('\n\n')
}

function callMarkdown({ name, wires, summary, access, failures, fields, answer }: DescribedCall): string {
  const rows = fields.map(
    (field) => `| \`${field.name}\` | ${cell(field.type)} | ${field.required ? 'yes' : ''} | ${cell(field.limits)} |`,
  )
  return [
    `### ${name}`,
    wires.map((wire) => `\`${wire}\``).join(' or '),
    `${summary} ${access} ${failures}`,
    rows.length === 0 ? 'Takes nothing.' : ['| Field | Type | Required | |', '|---|---|---|---|', ...rows].join('\n'),
    `\`\`\`ts\n${answer}\n\`\`\``,
  ].join('\n\n')
}

const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|')
