import type { ComponentType } from 'react'
import type { DraftStep } from '#domain/listing-draft.ts'
import { DescriptionStep } from './steps/description-step.tsx'
import { FactsStep } from './steps/facts-step.tsx'
import { PhotosStep } from './steps/photos-step.tsx'
import { PlaceStep } from './steps/place-step.tsx'
import { ReviewStep } from './steps/review-step.tsx'
import { TypeStep } from './steps/type-step.tsx'

const STEPS: Record<DraftStep, ComponentType> = {
  place: PlaceStep,
  type: TypeStep,
  facts: FactsStep,
  photos: PhotosStep,
  words: DescriptionStep,
  review: ReviewStep,
}

/** The current step. */
export function StepView({ step }: { step: DraftStep }) {
  const Step = STEPS[step]
  return <Step />
}
