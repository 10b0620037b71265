import { type ReactNode, Suspense } from 'react'
import { distanceUnit } from '#domain/distance.ts'
import { AreaButton } from '#web/features/area-units/area-button.tsx'
import { MortgagePart } from '#web/features/mortgages/mortgage-part.tsx'
import { HistoryPart } from '#web/features/price-history/history-part.tsx'
import type { historyView } from '#web/features/price-history/view.ts'
import { ListingBody } from '#web/features/properties/listing-body.tsx'
import { ListingHead } from '#web/features/properties/listing-head.tsx'
import type { ListingView } from '#web/features/properties/view.ts'
import { useText } from '#web/i18n/text.tsx'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { ListingMap } from '#web/parts/map/listing-map.tsx'
import { mapTiles } from '#web/parts/map/map-tiles.ts'
import type { Written } from '#web/parts/untranslated-text.tsx'
import { useRoot } from '#web/root-data.ts'
import '#web/i18n/properties/pack.ts'
import '#web/i18n/listings-fields/pack.ts'
import '#web/i18n/map/pack.ts'

interface Props {
  view: Pick<ListingView, 'home' | 'pictures'>
  /** False where the map shows only the neighbourhood. */
  isExact?: boolean
  written: Written
  history: ReturnType<typeof historyView> | null
  /** The server's clock. */
  now: number
  /** False where the title is already the heading of the page. */
  isTitled?: boolean
  actions?: ReactNode
}

const MAP_ZOOM = 13

/** The public content of a property, on its own page and on its owner's. */
export function PropertyContent({
  view: { home, pictures },
  isExact = true,
  written,
  history,
  now,
  isTitled = true,
  actions,
}: Props) {
  const { t } = useText()
  const { settings, world } = useRoot()
  const words = useListingLabels(settings)
  const point = { latitude: Number(home.latitude), longitude: Number(home.longitude) }
  const price = words.price(home.price)
  const isPlaced = home.latitude !== '' && home.longitude !== ''
  return (
    <article className="grid min-w-0 content-start gap-10">
      <ListingHead home={home} words={words} now={now} isTitled={isTitled} actions={actions} />
      <Suspense>
        <ListingBody
          home={home}
          written={written}
          pictures={pictures}
          unit={distanceUnit(settings.distance_option)}
          mortgage={
            home.property_type === 'sell' && (
              <MortgagePart price={home.price} country={home.country} money={settings} now={now} />
            )
          }
          area={home.facts.area ? <AreaButton squareMetres={home.facts.area} /> : null}
          history={history && <HistoryPart history={history} words={words} />}
          map={
            isPlaced && (
              <ListingMap
                label={t('listing.map', { title: home.title })}
                address={home.address}
                tiles={mapTiles(settings, world)}
                view={{ ...point, zoom: MAP_ZOOM }}
                isApproximate={!isExact}
                pins={[{ ...point, id: String(home.id), label: `${price}, ${home.title}`, text: price }]}
                selectedId={String(home.id)}
              />
            )
          }
        />
      </Suspense>
    </article>
  )
}
