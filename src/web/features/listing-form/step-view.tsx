import type { ComponentType } from 'react'
import type { DraftStep } from '#domain/listing-draft.ts'
import { ExtrasStep } from './steps/extras-step.tsx'
import { FactsStep } from './steps/facts-step.tsx'
import { NearbyStep } from './steps/nearby-step.tsx'
import { PhotosStep } from './steps/photos-step.tsx'
import { PlaceStep } from './steps/place-step.tsx'
import { ReviewStep } from './steps/review-step.tsx'
import { TypeStep } from './steps/type-step.tsx'
import { WordsStep } from './steps/words-step.tsx'

const STEPS: Record<DraftStep, ComponentType> = {
  place: PlaceStep,
  type: TypeStep,
  facts: FactsStep,
  nearby: NearbyStep,
  photos: PhotosStep,
  extras: ExtrasStep,
  words: WordsStep,
  review: ReviewStep,
}

/** The one step that is being worked on. */
export function StepView({ step }: { step: DraftStep }) {
  const Step = STEPS[step]
  return <Step />
}
