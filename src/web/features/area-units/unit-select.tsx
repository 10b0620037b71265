import type { AreaUnit } from '#domain/area.ts'
import { useText } from '#web/i18n/text.tsx'
import type { ControlProps } from '#web/ui/field.tsx'
import { GroupedSelect } from '#web/ui/grouped-select.tsx'
import { unitName } from './unit-name.ts'
import { usePlaces } from './use-places.ts'

interface Props extends Partial<ControlProps> {
  name: string
  value: AreaUnit
  onChoose: (unit: AreaUnit) => void
}

/** Selects a unit, grouped by country. */
export function UnitSelect({ onChoose, ...rest }: Props) {
  const { t } = useText()
  return (
    <GroupedSelect
      {...rest}
      groups={usePlaces().map(({ name, units }) => ({
        label: name,
        options: units.map((id) => ({ value: id, label: unitName(id, t) })),
      }))}
      onChange={(event) => onChoose(event.target.value as AreaUnit)}
    />
  )
}
