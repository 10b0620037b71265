/**
 * An error of the dispatcher as loaders see it: recognised by its shape, because the class is not shared across the
 * bundle.
 */
interface Refusal {
  name: 'AppError'
  kind: string
  message: string
  facts: { data?: unknown; key?: string }
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === 'AppError' && 'kind' in error && 'facts' in error
