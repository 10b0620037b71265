import type { PageActionName } from '#domain/page-action.ts'
import { beforeLogout } from './accounts.ts'
import type { Endpoint } from './endpoint.ts'
import { sendEnquiry } from './enquiries.ts'
import { addFavourite, interestedUsers } from './favourites.ts'
import { addReports } from './reports.ts'
import { contactUs } from './support.ts'

interface PageAction {
  call: Endpoint
  /** Input in addition to the fields of the form. */
  adds: Readonly<Record<string, string>>
}

/** The call of each form that the server answers. */
export const pageActions: Readonly<Record<PageActionName, PageAction>> = {
  save: { call: addFavourite, adds: { type: '1' } },
  unsave: { call: addFavourite, adds: { type: '0' } },
  interest: { call: interestedUsers, adds: { type: '1' } },
  'withdraw-interest': { call: interestedUsers, adds: { type: '0' } },
  enquiry: { call: sendEnquiry, adds: {} },
  report: { call: addReports, adds: {} },
  contact: { call: contactUs, adds: {} },
  'sign-out': { call: beforeLogout, adds: {} },
}

export const isPageAction = (name: string): name is PageActionName => Object.hasOwn(pageActions, name)
