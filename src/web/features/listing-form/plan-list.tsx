import { isPlanFilled } from '#domain/listing-problems.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { FormDraft } from './draft-types.ts'
import { PAPER_TYPES, PLAIN_PICTURE_TYPES } from './file-button.tsx'
import { TitledFile } from './titled-file.tsx'
import { useWizard } from './wizard-context.ts'

/** The floor plans of a project, each with a title and a document or image. */
export function PlanList() {
  const { t } = useText()
  const { draft, set, fault, cancelFile } = useWizard()
  const { plans } = draft
  const change = (index: number, to: Partial<FormDraft['plans'][number]>) =>
    set({ plans: plans.map((plan, at) => (at === index ? { ...plan, ...to } : plan)) })
  const remove = (index: number) => {
    const { document } = plans[index]!
    if (document !== null) cancelFile(document)
    set({ plans: plans.filter((_, at) => at !== index) })
  }
  const isWhole = plans.every(isPlanFilled)
  return (
    <section aria-label={t('listing-form.plans')} className="grid gap-3">
      <h3 className="text-base font-semibold">{t('listing-form.plans')}</h3>
      <p className="text-sm text-ink-soft">{t('listing-form.plans-help')}</p>
      <ul className="grid gap-3 empty:hidden">
        {plans.map((plan, index) => (
          <TitledFile
            // biome-ignore lint/suspicious/noArrayIndexKey: new plans are told apart by their place alone
            key={index}
            title={plan.title}
            titleLabel={t('listing-form.plan-title', { place: index + 1 })}
            example={t('listing-form.plan-example')}
            fileLabel={t('listing-form.plan-file', { place: index + 1 })}
            removeLabel={t('listing-form.plan-remove', { place: index + 1 })}
            slot="plan"
            accept={`${PAPER_TYPES},${PLAIN_PICTURE_TYPES}`}
            file={plan.document}
            error={fault(`plans.${index}`)}
            onTitle={(title) => change(index, { title })}
            onFile={(document) => change(index, { document })}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <div>
        <Button
          icon="plus"
          disabled={!isWhole}
          onClick={() => set({ plans: [...plans, { id: null, title: '', document: null }] })}
        >
          {t('listing-form.plan-add')}
        </Button>
      </div>
    </section>
  )
}
