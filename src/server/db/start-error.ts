/** A startup error that the operator can resolve; printed without a stack trace. */
export class StartError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartError'
  }
}

/** The error of a file of SQL, with its line. */
export function describeSqlError(error: unknown, text: string): string {
  if (!(error instanceof Error)) return String(error)
  const position = Number((error as { position?: string }).position)
  return position > 0 ? `${error.message} (line ${text.slice(0, position).split('\n').length})` : error.message
}
