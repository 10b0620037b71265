/** Body of every successful response. */
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
  /** The message in the language of the request, for responses whose `message` must stay in English. */
  translated_message?: string
  /** Details of a refusal for the client, such as package limits. */
  data?: unknown
  code?: number
  details?: ''
  /** Machine-readable error key (`accountDeactivated`). */
  key?: string
  /** Wire name of the field that the message is about. */
  field?: string
}
