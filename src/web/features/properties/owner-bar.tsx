import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

/** For the owner on the public page: the way to the form and to the figures. */
export function OwnerBar({ slug }: { slug: string }) {
  const { t } = useText()
  return (
    <section
      aria-label={t('listing.yours')}
      className="mb-4 flex flex-wrap items-center gap-3 rounded-lg bg-brand-soft px-4 py-3 print:hidden"
    >
      <p className="me-auto text-sm font-medium">{t('listing.yours')}</p>
      <LinkButton size="small" icon="pencil" to={paths.editProperty(slug)}>
        {t('listing.edit')}
      </LinkButton>
      <LinkButton size="small" icon="trending-up" to={paths.myProperty(slug)}>
        {t('listing.statistics')}
      </LinkButton>
    </section>
  )
}
