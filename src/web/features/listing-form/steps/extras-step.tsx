import { useText } from '#web/i18n/text.tsx'
import { Field } from '#web/ui/field.tsx'
import { DocumentList } from '../document-list.tsx'
import { PLAIN_PICTURE_TYPES } from '../file-button.tsx'
import { FloorList } from '../floor-list.tsx'
import { OneFile } from '../one-file.tsx'
import { PlanList } from '../plan-list.tsx'
import { useWizard } from '../wizard-context.ts'

/** What shows more than photos do: floors or plans, a view all around, a film, papers. */
export function ExtrasStep() {
  const { t } = useText()
  const { kind, draft, set, fault } = useWizard()
  return (
    <div className="grid gap-9">
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
    </div>
  )
}
