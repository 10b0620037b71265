import { lazy, Suspense, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { ChosenPlace } from '#contract/page.ts'
import { paths } from '#web/paths.ts'
import { forgetPlace, rememberPlace } from './remember.ts'

const LocationDialog = lazy(() => import('./location-dialog.tsx').then((m) => ({ default: m.LocationDialog })))

interface Choice {
  place: ChosenPlace | null
  radius: { least: number; most: number }
}

/** Opens the location dialog, whose code comes with the first opening, and shows the homes of what was chosen. */
export function useLocationDialog({ place, radius }: Choice) {
  const [open, setOpen] = useState(false)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const settle = async (change: () => void) => {
    change()
    setOpen(false)
    await navigate(paths.home(), { replace: true, preventScrollReset: true })
    await revalidate()
  }
  const dialog = open && (
    <Suspense>
      <LocationDialog
        open
        onClose={() => setOpen(false)}
        place={place}
        radius={radius}
        onChoose={(chosen) => settle(() => rememberPlace(chosen))}
        onClear={() => settle(forgetPlace)}
      />
    </Suspense>
  )
  return { openDialog: () => setOpen(true), dialog }
}
