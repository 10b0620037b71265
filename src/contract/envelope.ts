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
  /** The message in the language of the request, where clients need `message` itself in English. */
  translated_message?: string
  /** Present on refusals that carry facts for the client, such as package limits. */
  data?: unknown
  code?: number
  details?: ''
  /** A machine-readable word for clients that act on it (`accountDeactivated`). */
  key?: string
  /** The wire field that the message is about, for forms that show it beside that field. */
  field?: string
}
