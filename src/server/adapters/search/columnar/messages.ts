import type { Address } from '#server/db/sql.ts'
import type { Question } from './question.ts'

/** What the worker thread gets when it starts. */
export interface WorkerSettings {
  address: Address
  /** File that keeps the index between starts. */
  file: string
}

export type ToWorker = { id: number; question: Question; change: bigint | null } | 'stop'

export type FromWorker =
  | { id: number; answer: unknown }
  /** `isBusy` if the index is not current or the database does not answer, which is no defect. */
  | { id: number; error: string; isBusy: boolean }
  | { isReady: boolean }
  | { warning: string }
