import { useQuery } from '@tanstack/react-query'
import { dataCache } from '#web/api/data-cache.ts'
import type { FormDraft } from './draft-types.ts'
import type { WizardServices } from './wizard-context.ts'

const TYPING_PAUSE_MS = 300

/**
 * Whether the gazetteer has a state for the city of a draft, which the server checks on publishing; true until it is
 * known.
 */
export function useHasState(
  { city, state, country, latitude, longitude }: FormDraft,
  { placeNamed, placeAt }: WizardServices,
) {
  const { data } = useQuery(
    {
      queryKey: ['has-state', city, country, latitude, longitude],
      queryFn: async ({ signal }) => {
        // The next key press aborts this query, so only a finished name is looked up.
        await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS))
        signal.throwIfAborted()
        const named = await placeNamed(`${city}, ${country}`)
        if (named?.city.toLowerCase() === city.trim().toLowerCase()) return named.state !== ''
        if (latitude === null || longitude === null) return false
        return ((await placeAt({ latitude, longitude }))?.state ?? '') !== ''
      },
      enabled: state.trim() === '' && city.trim() !== '' && country.trim() !== '',
    },
    dataCache,
  )
  return data ?? true
}
