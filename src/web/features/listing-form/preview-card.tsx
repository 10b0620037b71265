import { useText } from '#web/i18n/text.tsx'
import { CardActionsContext } from '#web/parts/card-actions.ts'
import { CardSlot } from '#web/parts/card-slot.ts'
import { Photo } from '#web/parts/photo.tsx'
import { PropertyCard } from '#web/parts/property-card.tsx'
import { previewHome } from './preview-home.ts'
import { useWizard } from './wizard-context.ts'

/** The listing as a card; its controls are inactive. */
export function PreviewCard() {
  const { t } = useText()
  const wizard = useWizard()
  const home = previewHome(wizard, t)
  return (
    <div inert className="max-w-80">
      <CardActionsContext value={null}>
        <CardSlot value={null}>
          {wizard.kind === 'property' ? (
            <PropertyCard home={home} words={wizard.words} />
          ) : (
            <article className="card">
              <Photo src={home.title_image} blur={home.title_image_blur} alt="" sizes="320px" ratio="4 / 3" />
              <h3 className="card-title mt-2">{home.title}</h3>
              <span className="card-place">
                {[home.city, home.country].filter(Boolean).join(', ')} ·{' '}
                {t(`listing-form.project-${wizard.draft.project_type}`)}
              </span>
            </article>
          )}
        </CardSlot>
      </CardActionsContext>
    </div>
  )
}
