import { choiceLabel } from '#domain/choice-label.ts'
import { useText } from '#web/i18n/text.tsx'
import { DETAIL_NAMES, detailLabel } from '#web/parts/detail-fields.ts'
import { FactsLine } from '#web/parts/facts-line.tsx'
import { Photo } from '#web/parts/photo.tsx'
import { previewHome } from './preview-home.ts'
import { useWizard } from './wizard-context.ts'

/** The top of the listing page. */
export function PreviewPage() {
  const { t } = useText()
  const wizard = useWizard()
  const { draft, form, kind, words, faceOf, unit } = wizard
  const home = previewHome(wizard, t)
  const faces = draft.photos.slice(0, 5).map(faceOf)
  const asked = form.categories.find(({ id }) => id === draft.category_id)?.parameter_types ?? []
  const answers = asked
    .map((parameter) => ({
      name: parameter.translated_name || parameter.name,
      value: [draft.parameters[parameter.id] ?? []]
        .flat()
        .map((choice) => choiceLabel(parameter, choice))
        .join(', '),
    }))
    .filter(({ value }) => value !== '')
  const details = DETAIL_NAMES.filter((name) => String(draft[name]).trim() !== '')
  const nearby = form.facilities.filter(({ id }) => (draft.facilities[id] ?? '').trim() !== '')
  return (
    <article className="grid gap-6 rounded-lg border border-line bg-surface p-4 md:p-6">
      <div className="grid grid-cols-4 gap-2 overflow-hidden rounded-lg">
        {faces.map(
          (face, index) =>
            face && (
              <div key={face.id} className={index === 0 ? 'col-span-4' : ''}>
                <Photo
                  src={face.url}
                  blur={face.blur}
                  alt=""
                  sizes={index === 0 ? '600px' : '150px'}
                  ratio={index === 0 ? '16 / 9' : '4 / 3'}
                />
              </div>
            ),
        )}
      </div>
      <div className="grid gap-2">
        {kind === 'property' && (
          <p className="figures text-xl font-semibold">{words.price(home.price, home.rentduration)}</p>
        )}
        <h4 className="text-lg">
          <bdi>{home.title}</bdi>
        </h4>
        <p className="text-ink-soft">{[draft.address, draft.city, draft.country].filter(Boolean).join(', ')}</p>
      </div>
      <FactsLine facts={home.facts} />
      <p className="max-w-measure whitespace-pre-line">{draft.description}</p>
      {(answers.length > 0 || details.length > 0 || nearby.length > 0) && (
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {answers.map(({ name, value }) => (
            <Line key={name} name={name} value={value} />
          ))}
          {kind === 'property' &&
            details.map((name) => <Line key={name} name={detailLabel(name, t)} value={draft[name]} />)}
          {nearby.map(({ id, name, translated_name }) => (
            <Line
              key={`near-${id}`}
              name={translated_name || name}
              value={`${draft.facilities[id]} ${t(`listing-form.unit-${unit}`)}`}
            />
          ))}
        </dl>
      )}
    </article>
  )
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div className="flex items-baseline justify-between gap-6 border-b border-line py-2 text-sm">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="figures text-end font-medium">{value}</dd>
  </div>
)
