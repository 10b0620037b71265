import { useState } from 'react'
import { AmenitiesGrid } from '#web/parts/amenities-grid.tsx'
import { AboutPrice } from '#web/parts/approximate-price.tsx'
import { ContactLinks } from '#web/parts/contact-links.tsx'
import { CurrencyLinks } from '#web/parts/currency-links.tsx'
import { DealBadge } from '#web/parts/deal-badge.tsx'
import { DocumentsList } from '#web/parts/documents-list.tsx'
import { DraftReturn } from '#web/parts/draft-return.tsx'
import { FacilitiesList } from '#web/parts/facilities-list.tsx'
import { FactsLine } from '#web/parts/facts-line.tsx'
import { FloorPlans } from '#web/parts/floor-plans.tsx'
import { GalleryMosaic } from '#web/parts/gallery-mosaic.tsx'
import { HeartButton } from '#web/parts/heart-button.tsx'
import { JsonLd } from '#web/parts/json-ld.tsx'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { ListingMap } from '#web/parts/map/listing-map.tsx'
import { MapFrame } from '#web/parts/map/map-frame.tsx'
import { PagePart } from '#web/parts/page-part.tsx'
import { Panorama } from '#web/parts/panorama.tsx'
import { ParametersTable } from '#web/parts/parameters-table.tsx'
import { PlaceLine } from '#web/parts/place-line.tsx'
import { PriceTag } from '#web/parts/price-tag.tsx'
import { BecauseLine } from '#web/parts/recommendation-reason.tsx'
import { RichText } from '#web/parts/rich-text.tsx'
import { UntranslatedText } from '#web/parts/untranslated-text.tsx'
import { Video } from '#web/parts/video.tsx'
import panorama from './panorama.webp?url'
import { samplePicture } from './sample-picture.ts'
import { sampleDocuments, sampleFacilities, sampleFloors, sampleHome, sampleParameters } from './samples.ts'
import { Shelf } from './shelf.tsx'

const MONEY = {
  currency_symbol: '$',
  number_with_suffix: '1',
  selected_currency_data: { code: 'USD', name: 'US dollar', symbol: '$' },
}
const PROSE =
  '<h2>Find the door first</h2><p>Put your pencil on the front door and <a href="#rich-text">walk in</a>.</p><ul><li>Where do coats go?</li><li>Do you see the kitchen?</li></ul><blockquote>A plan shows a home every day.</blockquote>'
const home = sampleHome(1)
const pictures = [0, 1, 2, 3, 4, 5, 6].map((seed) => samplePicture(seed, 1600, 1067 + seed))

/** The components of a listing page. */
export function ListingShelves({ world }: { world: string }) {
  const words = useListingLabels(MONEY)
  const [saved, setSaved] = useState(true)
  return (
    <>
      <Shelf name="price-tag">
        <PriceTag words={words} price={1_250_000} droppedFrom={1_400_000} />
        <PriceTag words={words} price={2_400} rentduration="Monthly" />
      </Shelf>
      <Shelf name="about-price">
        <AboutPrice words={{ ...words, approximately: () => '≈ €1.15M' }} price={1_250_000} />
      </Shelf>
      <Shelf name="currency-links" bare>
        <CurrencyLinks codes={['USD', 'EUR', 'INR']} current="USD" hrefOf={(code) => `#money-${code}`} />
      </Shelf>
      <Shelf name="facts-line">
        <FactsLine facts={home.facts} />
      </Shelf>
      <Shelf name="place-line">
        <PlaceLine place={home} address={home.address} />
      </Shelf>
      <Shelf name="heart-button">
        <span className="relative size-14 rounded-lg bg-ink-soft">
          <HeartButton saved={saved} label="Save" onPress={() => setSaved(!saved)} />
        </span>
        <span className="relative size-14 rounded-lg bg-line">
          <HeartButton saved={false} label="Save" />
        </span>
      </Shelf>
      <Shelf name="own-words" bare>
        <UntranslatedText written={{ language: 'fr', isOriginal: true }}>
          Deux pièces et un jardin, au calme.
        </UntranslatedText>
      </Shelf>
      <Shelf name="because-line" bare>
        <BecauseLine
          because={[
            { kind: 'category', name: 'Apartment' },
            { kind: 'city', name: 'Berlin' },
            { kind: 'facility', name: 'Park' },
            { kind: 'price', name: '' },
          ]}
        />
      </Shelf>
      <Shelf name="rich-text" bare>
        <RichText html={PROSE} />
      </Shelf>
      <Shelf name="gallery-mosaic" bare>
        {/* A transition name must be unique on a page; here there are several first photos, so none has it. */}
        <div className="grid gap-4 [&_img]:[view-transition-name:none]">
          <GalleryMosaic title={home.title} pictures={pictures} />
          <GalleryMosaic title={home.title} pictures={pictures.slice(2, 5)} />
          <GalleryMosaic title={home.title} pictures={[]} />
        </div>
      </Shelf>
      <Shelf name="page-part" bare>
        <PagePart title="Facts">
          <ParametersTable parameters={sampleParameters} />
        </PagePart>
      </Shelf>
      <Shelf name="contact-links">
        <div className="w-80">
          <ContactLinks email="desk@example.org" mobile="+351 21 000 0000" subject={home.title} />
        </div>
      </Shelf>
      <Shelf name="parameters-table" bare>
        <ParametersTable parameters={sampleParameters} />
      </Shelf>
      <Shelf name="amenities-grid" bare>
        <AmenitiesGrid parameter={sampleParameters[2]!} />
      </Shelf>
      <Shelf name="facilities-list" bare>
        <FacilitiesList facilities={sampleFacilities} unit="km" />
      </Shelf>
      <Shelf name="floor-plans" bare>
        <div className="max-w-xl">
          <FloorPlans floors={sampleFloors} />
        </div>
      </Shelf>
      <Shelf name="panorama" bare>
        <div className="max-w-xl">
          <Panorama src={panorama} title={home.title} />
        </div>
      </Shelf>
      <Shelf name="video" bare>
        <div className="max-w-xl">
          <Video link="https://www.youtube.com/watch?v=aqz-KE-bpKQ" title={home.title} poster={samplePicture(3)} />
        </div>
      </Shelf>
      <Shelf name="deal-badge">
        {(['sell', 'rent', 'sold', 'rented'] as const).map((deal) => (
          <DealBadge key={deal} deal={deal} />
        ))}
      </Shelf>
      <Shelf name="draft-return" bare>
        <DraftReturn href="#draft-return" isReady={false} />
        <DraftReturn href="#draft-return" isReady />
      </Shelf>
      <Shelf name="map-frame" bare>
        <div className="h-60">
          <MapFrame />
        </div>
      </Shelf>
      <Shelf name="listing-map" bare>
        <ListingMap
          label="Where the flat is"
          address={home.address}
          tiles={{ kind: 'bundled', world }}
          view={{ latitude: 38.7, longitude: -9.1, zoom: 6 }}
          pins={[{ id: '1', label: home.title, text: '$485K', latitude: 38.7, longitude: -9.1 }]}
          className="h-80"
        />
      </Shelf>
      <Shelf name="documents-list" bare>
        <DocumentsList documents={sampleDocuments} />
      </Shelf>
      <Shelf name="json-ld">
        <JsonLd data={{ '@context': 'https://schema.org', '@type': 'WebPage', name: 'Styleguide' }} />
        <p className="text-sm text-ink-soft">Not seen, read by search engines.</p>
      </Shelf>
    </>
  )
}
