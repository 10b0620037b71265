import { Skeleton } from '#web/ui/skeleton.tsx'

/** The skeleton of a card, with the card's height. */
export function CardSkeleton() {
  return (
    <div className="card pb-2" aria-hidden="true">
      <Skeleton className="aspect-4/3 w-full !rounded-lg" />
      <Skeleton className="mt-3 mb-[0.1875rem] h-5.5 w-2/5" />
      <Skeleton className="mt-1 mb-1 h-4 w-3/5" />
      <Skeleton className="mt-2 mb-1 h-4 w-4/5" />
      <Skeleton className="mt-2 h-4 w-1/2" />
    </div>
  )
}
