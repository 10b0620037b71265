import { AREA_UNITS, type AreaUnit, areaUnit } from '#domain/area.ts'

/** Units by country, international ones first. */
export function unitsByPlace(nameOf: (group: string) => string): { group: string; name: string; units: AreaUnit[] }[] {
  const groups = new Map<string, AreaUnit[]>()
  for (const id of AREA_UNITS) {
    const { group } = areaUnit(id)
    groups.set(group, [...(groups.get(group) ?? []), id])
  }
  return [...groups].map(([group, units]) => ({ group, name: nameOf(group), units }))
}
