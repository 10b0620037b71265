import { isFloorFilled } from '#domain/listing-problems.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { FormDraft } from './draft-types.ts'
import { PLAIN_PICTURE_TYPES } from './file-button.tsx'
import { TitledFile } from './titled-file.tsx'
import { useWizard } from './wizard-context.ts'

/** The floors of a property; another one is added when the last one is complete. */
export function FloorList() {
  const { t } = useText()
  const { draft, set, fault, cancelFile } = useWizard()
  const { floors } = draft
  const change = (index: number, to: Partial<FormDraft['floors'][number]>) =>
    set({ floors: floors.map((floor, at) => (at === index ? { ...floor, ...to } : floor)) })
  const remove = (index: number) => {
    const { image } = floors[index]!
    if (image !== null) cancelFile(image)
    set({ floors: floors.filter((_, at) => at !== index) })
  }
  const isWhole = floors.every(isFloorFilled)
  return (
    <section aria-label={t('listing-form.floors')} className="grid gap-3">
      <h3 className="text-base font-semibold">{t('listing-form.floors')}</h3>
      <p className="text-sm text-ink-soft">{t('listing-form.floors-help')}</p>
      <ul className="grid gap-3 empty:hidden">
        {floors.map((floor, index) => (
          <TitledFile
            // biome-ignore lint/suspicious/noArrayIndexKey: floors are told apart by their place alone
            key={index}
            title={floor.title}
            titleLabel={t('listing-form.floor-title', { place: index + 1 })}
            example={t('listing-form.floor-example')}
            fileLabel={t('listing-form.floor-image', { place: index + 1 })}
            removeLabel={t('listing-form.floor-remove', { place: index + 1 })}
            slot="floor"
            accept={PLAIN_PICTURE_TYPES}
            file={floor.image}
            error={fault(`floors.${index}`)}
            onTitle={(title) => change(index, { title })}
            onFile={(image) => change(index, { image })}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <div className="grid justify-items-start gap-1.5">
        <Button
          icon="plus"
          disabled={!isWhole}
          aria-describedby={isWhole ? undefined : 'floor-first'}
          onClick={() => set({ floors: [...floors, { title: '', image: null }] })}
        >
          {t('listing-form.floor-add')}
        </Button>
        {!isWhole && (
          <p id="floor-first" className="text-xs text-ink-soft">
            {t('listing-form.floor-first')}
          </p>
        )}
      </div>
    </section>
  )
}
