import { ACTION_FIELD, actionValue, NEXT_FIELD, type PageActionName } from '#domain/page-action.ts'

const FORM = 'page-action'

/** The form of every button that the server answers until the script handles its presses. */
export const ActionForm = () => <form id={FORM} method="post" hidden />

/** Attributes of such a button. */
export const submits = (action: PageActionName, listingId?: number) =>
  ({ type: 'submit', form: FORM, name: ACTION_FIELD, value: actionValue(action, listingId) }) as const

/** Attributes of a button that opens a page until the script handles its presses. */
export const opens = (address: string) =>
  ({ type: 'submit', form: FORM, formMethod: 'get', formAction: address }) as const

/** The action of a form with fields of its own. */
export const ActionField = ({
  action,
  listingId,
  returnTo,
}: {
  action: PageActionName
  listingId?: number
  returnTo?: string
}) => (
  <>
    <input type="hidden" name={ACTION_FIELD} value={actionValue(action, listingId)} />
    {returnTo && <input type="hidden" name={NEXT_FIELD} value={returnTo} />}
  </>
)
