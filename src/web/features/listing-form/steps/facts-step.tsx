import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ParameterField } from '../parameter-field.tsx'
import { useWizard } from '../wizard-context.ts'

/** The questions that the chosen kind of home asks. */
export function FactsStep() {
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
  if (category.parameter_types.length === 0) return <p className="text-ink-soft">{t('listing-form.no-questions')}</p>
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {category.parameter_types.map((parameter) => (
        <ParameterField key={parameter.id} parameter={parameter} />
      ))}
    </div>
  )
}
