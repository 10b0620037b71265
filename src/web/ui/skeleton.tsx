import { classNames } from './class-names.ts'

/** A placeholder of loading content, at its final size. */
export function Skeleton({ className, round }: { className?: string; round?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('skeleton block', round ? 'rounded-full' : 'rounded-md', className)}
    />
  )
}
