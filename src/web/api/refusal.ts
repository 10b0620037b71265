/** A refusal of the door as loaders see it: the server's own error, recognised by its shape because it crosses the bundle. */
interface Refusal {
  name: 'AppError'
  kind: string
  message: string
  facts: { data?: unknown; key?: string }
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === 'AppError' && 'kind' in error && 'facts' in error
