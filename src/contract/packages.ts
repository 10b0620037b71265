import * as z from 'zod/mini'
import { FEATURES } from '#domain/package-quota.ts'
import { read } from './endpoint.ts'

/** A package by what somebody at a gate wants to know of it. */
export const PackageOffer = z.object({
  id: z.int(),
  name: z.string(),
  translated_name: z.string(),
  /** In the site's currency; zero when it is free. */
  price: z.number(),
  /** How long it lasts, in hours. */
  duration: z.int(),
})
export type PackageOffer = z.output<typeof PackageOffer>

/** Our own pages say at a gate what opens it. */
export const packageOffers = read('GET package-offers', {
  access: 'anyone',
  summary: 'The packages that open something, the cheapest first.',
  input: z.object({ feature: z.literal(FEATURES) }),
  output: z.array(PackageOffer),
})
