import type { DraftStep } from '#domain/listing-draft.ts'
import { factsOfDraft, listingQuality, type QualityItem } from '#domain/listing-quality.ts'
import { useText } from '#web/i18n/text.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { useWizard } from './wizard-context.ts'

/** The step at which each item is added. */
const STEP_OF: Record<QualityItem, DraftStep> = {
  photo: 'photos',
  'photos-5': 'photos',
  'photos-10': 'photos',
  plan: 'photos',
  description: 'words',
  'description-long': 'words',
  pin: 'place',
  facts: 'facts',
  'facts-all': 'facts',
  nearby: 'facts',
  tour: 'photos',
  summary: 'words',
}
const SHOWN = 4

/** The quality score of the listing, and the best improvements. */
export function QualityPanel() {
  const { t } = useText()
  const { kind, draft, questions, goTo } = useWizard()
  const { score, gaps } = listingQuality(kind, factsOfDraft(kind, draft, questions))
  return (
    <section aria-label={t('listing-form.quality')} className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-base font-semibold">{t('listing-form.quality')}</h3>
        <p className="figures text-lg font-semibold">{t('listing-form.score', { score })}</p>
      </div>
      <Meter label={t('listing-form.quality')} value={score} max={100} />
      <ul className="grid empty:hidden">
        {gaps.slice(0, SHOWN).map(({ item, points }) => (
          <li key={item}>
            <button
              type="button"
              onClick={() => goTo(STEP_OF[item])}
              className="flex min-h-11 w-full items-center justify-between gap-4 border-b border-line text-start text-sm hover:text-brand"
            >
              {t(`listing-form.gap-${item}`)}
              <span dir="ltr" className="figures shrink-0 font-semibold text-brand">
                +{points}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
