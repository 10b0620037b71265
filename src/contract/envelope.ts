/** Every answer of the API travels in one of these two bodies. */
export interface SuccessBody {
  error: false
  message: string
  data: unknown
  code: 200
  [companion: string]: unknown
}

export interface ErrorBody {
  error: true
  message: string
  /** Present on refusals that carry facts for the client, such as package limits. */
  data?: unknown
  code?: number
  details?: ''
  /** A machine-readable word for clients that act on it (`accountDeactivated`). */
  key?: string
}
