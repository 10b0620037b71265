import type { ReactNode } from 'react'
import type { ParameterValue } from '#contract/objects.ts'
import type { DetailValues } from '#domain/listing-fields.ts'
import { useText } from '#web/i18n/text.tsx'
import { detailLabel, detailsOf } from './detail-fields.ts'
import { Sign } from './mask-icon.tsx'

interface Props {
  parameters: readonly ParameterValue[]
  /** The property details that are fields of their own, shown after the parameters. */
  details?: DetailValues
}

/** The attributes of a property. */
export function ParametersTable({ parameters, details }: Props) {
  const { t, language } = useText()
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2">
      {parameters.map((parameter) => (
        <Row key={parameter.id} image={parameter.image} name={parameter.translated_name || parameter.name}>
          <Answer parameter={parameter} />
        </Row>
      ))}
      {details &&
        detailsOf(details, language).map(({ name, text }) => (
          <Row key={name} name={detailLabel(name, t)}>
            <bdi>{text}</bdi>
          </Row>
        ))}
    </dl>
  )
}

const Row = ({ image = '', name, children }: { image?: string; name: string; children: ReactNode }) => (
  <div className="flex items-center justify-between gap-6 border-b border-line py-3 text-sm">
    <dt className="flex items-center gap-3 text-ink-soft">
      <Sign image={image} />
      {name}
    </dt>
    <dd className="figures text-end font-medium">{children}</dd>
  </div>
)

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
