import { pageOf } from '#web/api/page-context.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { organizationData } from '#web/features/seo/organization-data.ts'
import { ContactForm } from '#web/features/support/contact-form.tsx'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { companyPhones } from '#web/parts/company-phones.ts'
import { JsonLd } from '#web/parts/json-ld.tsx'
import { ListingMap } from '#web/parts/map/listing-map.tsx'
import { mapTiles } from '#web/parts/map/map-tiles.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import type { Route } from './+types/contact-page'
import '#web/i18n/support/pack.ts'
import '#web/i18n/form/pack.ts'
import '#web/i18n/map/pack.ts'

export const headers = () => ({ 'Surrogate-Control': 'max-age=3' })

export function loader({ context }: Route.LoaderArgs) {
  const { settings, baseUrl, language, seo } = pageOf(context)
  const t = translator(language, textsOf(language))
  const siteName = settings.company_name ?? 'Lintel'
  return {
    structured: organizationData(settings, baseUrl),
    office: officeOf(settings),
    meta: pageMeta({
      title: t('contact.title'),
      siteName,
      description: t('contact.meta-text', { name: siteName }),
      url: baseUrl + paths.contact(),
      languages: settings.languages.map(({ code }) => code),
      seo: seo('contact-us'),
    }),
  }
}

const OFFICE_ZOOM = 12

/** The office location, once the operator has entered it. */
function officeOf({ latitude, longitude }: { latitude?: string | undefined; longitude?: string | undefined }) {
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ContactPage({ loaderData: { structured, office } }: Route.ComponentProps) {
  const { t } = useText()
  const { settings, world } = useRoot()
  const { company_address, company_email } = settings
  const phones = companyPhones(settings)
  const name = settings.company_name || 'Lintel'
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={t('contact.title')} text={t('contact.text')} />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <ContactForm />
        <aside className="grid content-start gap-8">
          {(company_address || phones.length > 0 || company_email) && (
            <section aria-labelledby="reach" className="grid gap-2">
              <h2 id="reach" className="text-lg">
                {t('contact.reach')}
              </h2>
              <address className="grid gap-1 not-italic">
                {company_address && (
                  <span className="whitespace-pre-line text-ink-soft">
                    <bdi>{company_address}</bdi>
                  </span>
                )}
                {phones.map((phone) => (
                  <a key={phone} href={`tel:${phone}`} className="justify-self-start py-1 text-link">
                    <bdi>{phone}</bdi>
                  </a>
                ))}
                {company_email && (
                  <a href={`mailto:${company_email}`} className="justify-self-start py-1 text-link">
                    {company_email}
                  </a>
                )}
              </address>
            </section>
          )}
          {office && (
            <ListingMap
              label={t('contact.map', { name })}
              address={company_address ?? ''}
              tiles={mapTiles(settings, world)}
              view={{ ...office, zoom: OFFICE_ZOOM }}
              pins={[{ ...office, id: 'office', label: name, text: name }]}
              className="h-72"
            />
          )}
          <section aria-labelledby="answers" className="grid gap-2">
            <h2 id="answers" className="text-lg">
              {t('contact.answers')}
            </h2>
            <a href={paths.faqs()} className="justify-self-start py-1 text-link">
              {t('nav.faqs')}
            </a>
          </section>
        </aside>
      </div>
      <JsonLd data={structured} />
    </main>
  )
}
