import { keywordsOf, META_LIMITS } from '#domain/meta-tags.ts'
import { slugOf } from '#domain/slug.ts'
import { useText } from '#web/i18n/text.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { PLAIN_PICTURE_TYPES } from '../file-button.tsx'
import { OneFile } from '../one-file.tsx'
import { OtherLanguages } from '../other-languages.tsx'
import { useWizard } from '../wizard-context.ts'

/** Title, description, and SEO texts. */
export function DescriptionStep() {
  const { t } = useText()
  const { draft, set, fault } = useWizard()
  return (
    <div className="grid gap-9">
      <div className="grid gap-5">
        <Field
          label={t('listing-form.title')}
          name="title"
          maxLength={200}
          autoComplete="off"
          value={draft.title}
          error={fault('title')}
          onChange={(event) => set({ title: event.target.value })}
          required
        />
        <Field
          label={t('listing-form.description')}
          help={t('listing-form.description-help', { count: lengthOf(draft.description) })}
          error={fault('description')}
          required
        >
          {(control) => (
            <TextArea
              {...control}
              rows={8}
              name="description"
              maxLength={20_000}
              value={draft.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          )}
        </Field>
      </div>
      <OtherLanguages />
      <SearchEngines />
    </div>
  )
}

function SearchEngines() {
  const { t } = useText()
  const { draft, set, fault } = useWizard()
  const titleLength = lengthOf(draft.meta_title)
  const optional = t('form.optional')
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-base font-semibold">{t('listing-form.engines')}</legend>
      <Field
        label={`${t('listing-form.slug')} ${optional}`}
        name="slug_id"
        maxLength={200}
        autoComplete="off"
        placeholder={slugOf(draft.title)}
        value={draft.slug_id}
        help={t('listing-form.slug-help')}
        onChange={(event) => set({ slug_id: event.target.value })}
        onBlur={() => draft.slug_id !== slugOf(draft.slug_id) && set({ slug_id: slugOf(draft.slug_id) })}
      />
      <div className="grid gap-1.5">
        <Field
          label={`${t('listing-form.meta-title')} ${optional}`}
          name="meta_title"
          maxLength={255}
          autoComplete="off"
          value={draft.meta_title}
          help={t('listing-form.count-of', { count: titleLength, most: META_LIMITS.title })}
          onChange={(event) => set({ meta_title: event.target.value })}
        />
        {titleLength > META_LIMITS.title && (
          <p role="status" className="text-xs font-medium text-warn">
            {t('listing-form.title-long')}
          </p>
        )}
      </div>
      <Field
        label={`${t('listing-form.meta-description')} ${optional}`}
        help={t('listing-form.count-between', {
          count: lengthOf(draft.meta_description),
          least: META_LIMITS.descriptionLeast,
          most: META_LIMITS.descriptionMost,
        })}
        error={fault('meta_description')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            name="meta_description"
            maxLength={1000}
            value={draft.meta_description}
            onChange={(event) => set({ meta_description: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={`${t('listing-form.meta-keywords')} ${optional}`}
        name="meta_keywords"
        maxLength={1000}
        autoComplete="off"
        value={draft.meta_keywords}
        help={t('listing-form.keywords-help', {
          count: keywordsOf(draft.meta_keywords).length,
          most: META_LIMITS.keywords,
        })}
        error={fault('meta_keywords')}
        onChange={(event) => set({ meta_keywords: event.target.value })}
      />
      <OneFile
        label={`${t('listing-form.meta-image')} ${optional}`}
        help={t('listing-form.meta-image-help')}
        slot="meta_image"
        accept={PLAIN_PICTURE_TYPES}
        file={draft.meta_image}
        onChange={(file) => set({ meta_image: file })}
      />
    </fieldset>
  )
}

const lengthOf = (text: string) => [...text.trim()].length
