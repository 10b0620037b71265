import { FEATURES, type Feature } from '#domain/package-quota.ts'

/** Clients join packages to features by id. */
export const featureOf = (id: number): Feature | undefined => FEATURES[id - 1]

export const isFeature = (word: string | null): word is Feature => FEATURES.includes(word as Feature)

export const featureText = (feature: Feature) => `payments.feature-${feature}` as const
