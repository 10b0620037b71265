import { AREA_SOURCES, type AreaUnit, areaUnit, convertArea } from '#domain/area.ts'
import { useText } from '#web/i18n/text.tsx'
import { figures } from './figures.ts'
import { unitName } from './unit-name.ts'
import { usePlaces } from './use-places.ts'

interface Props {
  /** The converted area; null for an invalid number. */
  value: number | null
  from: AreaUnit
}

/** The same area in every unit, by country, with the source of each size. */
export function UnitTable({ value, from }: Props) {
  const { t, language } = useText()
  return (
    <div className="gap-12 lg:columns-2">
      {usePlaces().map(({ group, name, units }) => (
        <section key={group} aria-labelledby={`units-${group}`} className="mb-8 grid content-start gap-2">
          <h3 id={`units-${group}`} className="text-base font-semibold">
            {name}
          </h3>
          <dl>
            {units.map((id) => (
              <div
                key={id}
                className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5 text-sm"
              >
                <dt>
                  {unitName(id, t)}{' '}
                  <span className="figures text-xs whitespace-nowrap text-ink-soft">
                    {t('area.in-metres', { value: figures(areaUnit(id).squareMetres, language) })}
                  </span>
                  <span className="block text-xs text-ink-soft">
                    <bdi lang="en">{AREA_SOURCES[areaUnit(id).source]}</bdi>
                  </span>
                </dt>
                <dd className="figures font-medium">
                  {value === null ? '–' : figures(convertArea(value, from, id), language)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
