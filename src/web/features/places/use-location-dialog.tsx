import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { paths } from '#web/paths.ts'

const LocationDialog = lazy(() => import('./location-dialog.tsx').then((m) => ({ default: m.LocationDialog })))

type Choice = Pick<ComponentProps<typeof LocationDialog>, 'place' | 'radius' | 'unit' | 'tiles'>

/** Opens the location dialog, whose code is loaded on first use, and shows the homes of the chosen location. */
export function useLocationDialog(choice: Choice) {
  const [open, setOpen] = useState(false)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const settle = async (unknown?: string) => {
    const query = unknown ? `?${new URLSearchParams({ place: unknown })}` : ''
    setOpen(false)
    await navigate(`${paths.home()}${query}`, { replace: true, preventScrollReset: true })
    await revalidate()
  }
  const dialog = open && (
    <Suspense>
      <LocationDialog open onClose={() => setOpen(false)} {...choice} onSettle={settle} />
    </Suspense>
  )
  return { openDialog: () => setOpen(true), dialog }
}
