import { useText } from '#web/i18n/text.tsx'
import { OTHER_DETAILS } from '#web/parts/detail-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { DetailField } from '../detail-field.tsx'
import { NearbyPlaces } from '../nearby-places.tsx'
import { ParameterField } from '../parameter-field.tsx'
import { useWizard } from '../wizard-context.ts'

/** The attributes of the chosen property type, and what is nearby. */
export const FactsStep = () => (
  <div className="grid gap-10">
    <Attributes />
    <NearbyPlaces />
  </div>
)

function Attributes() {
  const { t } = useText()
  const { form, draft, goTo } = useWizard()
  const category = form.categories.find(({ id }) => id === draft.category_id)
  if (!category)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-ink-soft">{t('listing-form.category-first')}</p>
        <Button onClick={() => goTo('type')}>{t('listing-form.choose-category')}</Button>
      </div>
    )
  if (category.parameter_types.length === 0 && OTHER_DETAILS.length === 0)
    return <p className="text-ink-soft">{t('listing-form.no-questions')}</p>
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {category.parameter_types.map((parameter) => (
        <ParameterField key={parameter.id} parameter={parameter} />
      ))}
      {OTHER_DETAILS.map((name) => (
        <DetailField key={name} name={name} />
      ))}
    </div>
  )
}
