import { useId } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Field } from '#web/ui/field.tsx'
import { DocumentList } from './document-list.tsx'
import { PLAIN_PICTURE_TYPES } from './file-button.tsx'
import { FloorList } from './floor-list.tsx'
import { OneFile } from './one-file.tsx'
import { PlanList } from './plan-list.tsx'
import { useWizard } from './wizard-context.ts'

/** Further media: floors or plans, a 360° view, a video, documents. */
export function FurtherMedia() {
  const { t } = useText()
  const { kind, draft, set, fault } = useWizard()
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-9 border-t border-line pt-8">
      <h3 id={id} className="text-lg">
        {t('listing-form.further-media')}
      </h3>
      {kind === 'property' ? <FloorList /> : <PlanList />}
      {kind === 'property' && (
        <OneFile
          label={`${t('listing-form.panorama')} ${t('form.optional')}`}
          help={t('listing-form.panorama-help')}
          slot="three_d_image"
          accept={PLAIN_PICTURE_TYPES}
          file={draft.three_d_image}
          onChange={(file) => set({ three_d_image: file })}
        />
      )}
      <Field
        label={`${t('listing-form.video')} ${t('form.optional')}`}
        name="video_link"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        placeholder="https://www.youtube.com/watch?v=…"
        value={draft.video_link}
        error={fault('video_link')}
        help={t('listing-form.video-help')}
        onChange={(event) => set({ video_link: event.target.value })}
      />
      <DocumentList />
    </section>
  )
}
