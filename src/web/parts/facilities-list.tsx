import type { AssignedFacility } from '#contract/objects.ts'
import type { DistanceUnit } from '#domain/distance.ts'
import { useText } from '#web/i18n/text.tsx'
import { Sign } from './mask-icon.tsx'

/** Nearby places with their distances, already in the unit of the site. */
export function FacilitiesList({ facilities, unit }: { facilities: readonly AssignedFacility[]; unit: DistanceUnit }) {
  const { t } = useText()
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {facilities.map((facility) => (
        <li key={facility.id} className="flex items-center gap-3 border-b border-line py-3 text-sm">
          <Sign image={facility.image} />
          <span className="grow">{facility.translated_name || facility.name}</span>
          <span className="figures font-medium">{t(`distance.${unit}`, { distance: facility.distance })}</span>
        </li>
      ))}
    </ul>
  )
}
