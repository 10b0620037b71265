import type { ParameterValue } from '#contract/objects.ts'
import { useText } from '#web/i18n/text.tsx'

/** What is known about a home, question by question. */
export function ParametersTable({ parameters }: { parameters: readonly ParameterValue[] }) {
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2">
      {parameters.map((parameter) => (
        <div key={parameter.id} className="flex items-baseline justify-between gap-6 border-b border-line py-3 text-sm">
          <dt className="text-ink-soft">{parameter.translated_name || parameter.name}</dt>
          <dd className="figures text-end font-medium">
            <Answer parameter={parameter} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Answer({ parameter }: { parameter: ParameterValue }) {
  const { value, translated_value: said, type_of_parameter: type } = parameter
  const { t } = useText()
  if (type === 'file' && typeof value === 'string') {
    return (
      <a href={value} className="text-link" download>
        {t('documents.open')}
      </a>
    )
  }
  return <bdi>{Array.isArray(said) ? said.join(', ') : said}</bdi>
}
