import { classNames } from './class-names.ts'

/** The shape of what is coming, at its final size. */
export function Skeleton({ className, round }: { className?: string; round?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('skeleton block', round ? 'rounded-full' : 'rounded-md', className)}
    />
  )
}
