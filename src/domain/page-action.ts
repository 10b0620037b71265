/** The forms of pages that the server answers, so that they work before the script has loaded. */
export type PageActionName =
  | 'save'
  | 'unsave'
  | 'interest'
  | 'withdraw-interest'
  | 'enquiry'
  | 'report'
  | 'contact'
  | 'sign-out'

/** The field that names the action of a form. */
export const ACTION_FIELD = 'do'

/** The field that names the page to show after a successful action; without it the page of the form. */
export const NEXT_FIELD = 'return_to'

/** The value of the first: the action, and the listing that it concerns, as in `save 12`. */
export const actionValue = (action: PageActionName, listingId?: number) =>
  listingId === undefined ? action : `${action} ${listingId}`

const VALUE = /^([a-z-]{1,30})(?: (\d{1,15}))?$/

/** The parts of such a value; null for any other text. */
export function readActionValue(value: unknown): { action: string; listingId: string | undefined } | null {
  const [, action, listingId] = VALUE.exec(String(value)) ?? []
  return action === undefined ? null : { action, listingId }
}
