import { useState } from 'react'
import type { Floor } from '#contract/objects.ts'
import { useText } from '#web/i18n/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Photo } from './photo.tsx'

const STEPS = [1, 1.5, 2, 3] as const

/** The floor plans, one at a time, large enough to read the room sizes. */
export function FloorPlans({ floors }: { floors: readonly Floor[] }) {
  const { t } = useText()
  const only = floors[0]
  if (!only) return null
  if (floors.length === 1) return <FloorPlan floor={only} />
  return (
    <Tabs
      label={t('floors.title')}
      tabs={floors.map((floor) => ({
        value: String(floor.id),
        label: floor.title,
        panel: <FloorPlan floor={floor} />,
      }))}
    />
  )
}

function FloorPlan({ floor }: { floor: Floor }) {
  const { t } = useText()
  const [step, setStep] = useState(0)
  return (
    <figure className="relative">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a magnified plan is scrolled with the arrow keys */}
      <section tabIndex={0} aria-label={floor.title} className="overflow-auto rounded-lg border border-line bg-white">
        <div style={{ width: `${STEPS[step]! * 100}%` }} className="mx-auto p-4 [&_picture]:bg-white">
          <Photo
            src={floor.image}
            width={floor.width}
            height={floor.height}
            blur=""
            alt={t('floors.alt', { name: floor.title })}
            sizes="(min-width: 1024px) 800px, 100vw"
            ratio={`${floor.width || 4} / ${floor.height || 3}`}
          />
        </div>
      </section>
      <div className="absolute end-3 bottom-3 flex gap-2">
        <IconButton
          icon="zoom-out"
          label={t('floors.out')}
          look="float"
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        />
        <IconButton
          icon="zoom-in"
          label={t('floors.in')}
          look="float"
          disabled={step === STEPS.length - 1}
          onClick={() => setStep(step + 1)}
        />
      </div>
    </figure>
  )
}
