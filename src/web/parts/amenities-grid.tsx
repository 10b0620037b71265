import { useState } from 'react'
import type { ParameterValue } from '#contract/objects.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { amenityIcon } from './amenity-icon.ts'

const SHOWN = 10

/** The chosen options of an attribute, each with an icon; the first ten, and the rest on request. */
export function AmenitiesGrid({ parameter }: { parameter: ParameterValue }) {
  const { t } = useText()
  const [isWhole, setWhole] = useState(false)
  const names = [parameter.value].flat()
  const labels = [parameter.translated_value].flat()
  const isLong = names.length > SHOWN && !isWhole
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="grid w-full gap-x-10 gap-y-3 sm:grid-cols-2">
        {names.map((name, index) => (
          <li
            key={name}
            className={`flex items-center gap-3 text-sm ${isLong && index >= SHOWN ? 'hidden print:flex' : ''}`}
          >
            <Icon name={amenityIcon(name)} size={20} className="shrink-0 text-ink-soft" />
            <bdi>{labels[index] ?? name}</bdi>
          </li>
        ))}
      </ul>
      {isLong && (
        <div className="print:hidden">
          <Button size="small" onClick={() => setWhole(true)}>
            {t('listing.show-all', { count: names.length })}
          </Button>
        </div>
      )}
    </div>
  )
}
