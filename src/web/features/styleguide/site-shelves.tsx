import { ActionLink } from '#web/parts/action-link.tsx'
import { AdBanner } from '#web/parts/ad-banner.tsx'
import { Footer } from '#web/parts/footer.tsx'
import { GateOffers } from '#web/parts/gate-offers.tsx'
import { Header } from '#web/parts/header.tsx'
import { HeroSlider } from '#web/parts/hero-slider.tsx'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { MobileBar } from '#web/parts/mobile-bar.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { SearchPill } from '#web/parts/search-pill.tsx'
import { OfflineBanner } from '#web/ui/offline-banner.tsx'
import { samplePicture } from './sample-picture.ts'
import { Shelf } from './shelf.tsx'

const HERE = '#header'
const language = {
  languages: [
    { id: 1, code: 'en', name: 'English', rtl: 0 as const },
    { id: 2, code: 'es', name: 'Español', rtl: 0 as const },
    { id: 3, code: 'ar', name: 'العربية', rtl: 1 as const },
    { id: 4, code: 'hi', name: 'हिन्दी', rtl: 0 as const },
    { id: 5, code: 'fr', name: 'Français', rtl: 0 as const },
  ],
  hrefOf: (code: string) => `?lang=${code}`,
}
const MONEY = {
  currency_symbol: '$',
  number_with_suffix: '0',
  selected_currency_data: { code: 'USD', name: 'US dollar', symbol: '$' },
}
const OFFERS = [
  { id: 1, name: 'Trial', translated_name: '', price: 0, duration: 12 },
  { id: 2, name: 'Explorer', translated_name: '', price: 9, duration: 720 },
]
const KINDS = {
  name: 'kind',
  defaultValue: 'sell',
  options: [
    { value: 'sell', label: 'Buy' },
    { value: 'rent', label: 'Rent' },
  ],
}

/**
 * The layout components, each in its own box. The page itself already has a header, a bar and a footer with the same
 * names, so these are inert.
 */
export function SiteShelves() {
  const words = useListingLabels(MONEY)
  return (
    <>
      <Shelf name="header" bare>
        <div inert className="transform-gpu overflow-clip rounded-lg border border-line">
          <Header
            name="Lintel"
            homeHref={HERE}
            nav={['Buy', 'Rent', 'Projects', 'Agents'].map((label, i) => ({
              label,
              href: `#${label}`,
              current: i === 0,
            }))}
            language={language}
            search={<SearchPill action={HERE} size="compact" />}
            actions={
              <>
                <ActionLink icon="heart" label="Saved" href="#saved" />
                <ActionLink icon="message-circle" label="Messages" href="#messages" count={3} />
              </>
            }
          />
        </div>
      </Shelf>
      <Shelf name="page-head" bare>
        {/* A page has one h1; this one is for display only. */}
        <div inert>
          <PageHead title="New projects" text="24 projects" />
        </div>
      </Shelf>
      <Shelf name="gate-offers" bare>
        <div className="max-w-md">
          <GateOffers feature="premium_properties" offers={OFFERS} words={words} signInFrom="/" />
        </div>
      </Shelf>
      <Shelf name="search-pill" bare>
        <div className="rounded-lg bg-brand-soft p-6">
          <div className="max-w-xl">
            <SearchPill action={HERE} kinds={KINDS} />
          </div>
        </div>
      </Shelf>
      <Shelf name="hero-slider" bare>
        <div className="h-80 overflow-hidden rounded-lg">
          <HeroSlider
            length={3}
            label="Homes to begin with"
            slides={[0, 1, 2].map((seed) => ({
              key: seed,
              picture: samplePicture(seed, 1600, 900),
              href: HERE,
              title: 'Corner flat above the river',
              detail: '$485,000',
            }))}
          />
        </div>
      </Shelf>
      <Shelf name="mobile-bar" bare>
        <div
          inert
          className="relative h-20 transform-gpu overflow-hidden rounded-lg border border-line [&_.mobile-bar]:block"
        >
          <MobileBar
            items={[
              { icon: 'compass', label: 'Explore', href: '#explore', current: true },
              { icon: 'heart', label: 'Saved', href: '#saved-bar' },
              { icon: 'plus', label: 'Add', href: '#add' },
              { icon: 'message-circle', label: 'Messages', href: '#messages-bar', count: 2 },
              { icon: 'user', label: 'Account', href: '#account' },
            ]}
          />
        </div>
      </Shelf>
      <Shelf name="ad-banner" bare>
        <AdBanner
          banner={{
            ...{ title: 'Homes by the water, ready next spring', translated_title: '', link: null },
            ...{ image: samplePicture(2).src, width: 960, height: 720, blur: '' },
          }}
          href="#ad-banner"
        />
      </Shelf>
      <Shelf name="offline-banner" bare>
        <div className="relative h-20 transform-gpu overflow-hidden">
          <OfflineBanner isAlways />
        </div>
      </Shelf>
      <Shelf name="footer" bare>
        <div inert>
          <Footer
            apps={[
              {
                store: 'play',
                id: 'org.example.homes',
                href: 'https://play.google.com/store/apps/details?id=org.example.homes',
              },
            ]}
            openInApp="lintel://example.org/"
            name="Lintel"
            year={2024}
            attribution="Natural Earth · GeoNames"
            language={language}
            currency={{ codes: ['USD', 'EUR', 'INR'], current: 'EUR', hrefOf: (code) => `#currency-${code}` }}
            company={{
              company_name: 'Lintel',
              company_email: 'desk@example.org',
              company_tel1: '+351 21 000 0000',
              company_address: 'Rua da Boavista 12\nLisbon',
              own_footer_logo: '',
              instagram_id: 'https://example.org/lintel',
            }}
            groups={[
              { title: 'Homes', links: ['Buy', 'Rent', 'Projects'].map((label) => ({ label, href: `#f-${label}` })) },
              { title: 'Company', links: ['About', 'Contact'].map((label) => ({ label, href: `#f-${label}` })) },
            ]}
          />
        </div>
      </Shelf>
    </>
  )
}
