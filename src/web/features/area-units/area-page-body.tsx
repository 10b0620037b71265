import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { type Conversion, Converter, readValue } from './converter.tsx'
import { UnitTable } from './unit-table.tsx'

/** The converter above a table of every unit, which follows it. */
export function AreaPageBody({ initial }: { initial: Conversion }) {
  const { t, language } = useText()
  const [shown, setShown] = useState(() => ({ value: readValue(initial.value, language), from: initial.from }))
  return (
    <div className="grid gap-12">
      <div className="max-w-2xl rounded-lg border border-line bg-surface p-5 md:p-8">
        <Converter initial={initial} onChange={setShown} />
      </div>
      <section aria-labelledby="all-units" className="grid gap-6">
        <div className="grid gap-2">
          <h2 id="all-units" className="text-xl">
            {t('area.all')}
          </h2>
          <p className="max-w-measure text-sm text-ink-soft">{t('area.note')}</p>
        </div>
        <UnitTable {...shown} />
      </section>
    </div>
  )
}
