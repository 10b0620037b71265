import { useText } from '#web/i18n/text.tsx'
import { AdBanner } from '#web/parts/ad-banner.tsx'

/** The saved banner as visitors see it, in its placement. */
export function BannerPreview({ values }: { values: Readonly<Record<string, string>> }) {
  const { t, language } = useText()
  const isNarrow = values.placement?.startsWith('sidebar_') === true
  return (
    <section aria-label={t('entries.preview')} className="mt-8 border-t border-line pt-6">
      <h2 className="text-lg">{t('entries.preview')}</h2>
      <div className={isNarrow ? 'max-w-88' : undefined}>
        <AdBanner
          isNarrow={isNarrow}
          banner={{
            title: values.title ?? '',
            translated_title: values[`title.${language}`] ?? '',
            image: values.image ?? '',
            link: values.link ?? null,
            ...{ width: 0, height: 0, blur: '' },
          }}
        />
      </div>
    </section>
  )
}
