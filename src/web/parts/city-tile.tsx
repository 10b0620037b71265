import type { City } from '#contract/objects.ts'
import { useText } from '#web/i18n/text.tsx'
import { Photo, pictureOf } from './photo.tsx'

/** A city and its number of homes. */
export function CityTile({ city, href, sizes = SIZES }: { city: City; href: string; sizes?: string }) {
  const { t } = useText()
  return (
    <a href={href} className="card-link group block no-underline">
      <span className="block overflow-hidden rounded-lg">
        <Photo {...pictureOf(city)} alt="" sizes={sizes} ratio="4 / 5" />
      </span>
      <h3 className="mt-3 text-base group-hover:underline">{city.City}</h3>
      <span className="figures text-sm text-ink-soft">{t('city.homes', { count: city.Count })}</span>
    </a>
  )
}

const SIZES = '(min-width: 1280px) 200px, (min-width: 768px) 22vw, 44vw'
