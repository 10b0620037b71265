import { expect, test } from 'vitest'
import { type Endpoint, splitWire } from '#contract/endpoint.ts'
import { contract, features } from '#contract/index.ts'
import { handlers } from '#server/handlers.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from './support/app.ts'

const calls = Object.entries<Endpoint>(contract)
const routes = calls.flatMap(([name, endpoint]) =>
  [endpoint.wire, ...endpoint.aliases].map((wire) => ({ name, wire, endpoint, ...splitWire(wire) })),
)

test('the wire names that shipped apps rely on never change by accident', () => {
  expect(routes.map(({ wire }) => wire).sort()).toMatchInlineSnapshot(`
    [
      "DELETE appointment/delete-unavailability",
      "DELETE calendar-feed",
      "DELETE listing-drafts",
      "DELETE personalised-fields",
      "GET about-us",
      "GET ad-banners",
      "GET admin/announcement-reach",
      "GET admin/announcements",
      "GET admin/audit",
      "GET admin/contacts",
      "GET admin/currency-rates",
      "GET admin/duplicate-listings",
      "GET admin/entries",
      "GET admin/entry",
      "GET admin/gateways",
      "GET admin/jobs",
      "GET admin/languages",
      "GET admin/moderation",
      "GET admin/moderation-case",
      "GET admin/outbox",
      "GET admin/packages",
      "GET admin/payment",
      "GET admin/payment-messages",
      "GET admin/payments",
      "GET admin/payments-export",
      "GET admin/people",
      "GET admin/person",
      "GET admin/queues",
      "GET admin/reason-templates",
      "GET admin/revenue",
      "GET admin/setting-changes",
      "GET admin/settings",
      "GET admin/site-archives",
      "GET admin/stale-listings",
      "GET admin/template",
      "GET admin/templates",
      "GET admin/texts",
      "GET admin/today",
      "GET admin/upkeep-export",
      "GET admin/user-packages",
      "GET admin/verification",
      "GET admin/verification-fields",
      "GET admin/verifications",
      "GET admin/waiting",
      "GET agent-list",
      "GET agent-properties",
      "GET appointment/agent-appointments",
      "GET appointment/agent-time-schedules",
      "GET appointment/booking-preferences",
      "GET appointment/check-availability",
      "GET appointment/extra-time-slots",
      "GET appointment/get-user-reports",
      "GET appointment/monthly-time-slots",
      "GET appointment/unavailability-data",
      "GET appointment/user-appointments",
      "GET article-categories",
      "GET calendar-feed",
      "GET chat-presence",
      "GET chat-thread",
      "GET check-package-limit",
      "GET compare-homes",
      "GET compare-properties",
      "GET data-export",
      "GET enquiries",
      "GET faqs",
      "GET forgot-password",
      "GET get-added-projects",
      "GET get-added-properties",
      "GET get-agent-verification-form-fields",
      "GET get-agent-verification-form-values",
      "GET get-all-similar-properties",
      "GET get-cities-data",
      "GET get-facilities-for-filter",
      "GET get-featured-data",
      "GET get-map-place-details",
      "GET get-map-places-list",
      "GET get-otp",
      "GET get-package",
      "GET get-payment-receipt",
      "GET get-project-detail",
      "GET get-projects",
      "GET get-properties-on-map",
      "GET get-property-list",
      "GET get-user-data",
      "GET get_articles",
      "GET get_categories",
      "GET get_chats",
      "GET get_facilities",
      "GET get_favourite_property",
      "GET get_interested_users",
      "GET get_languages",
      "GET get_messages",
      "GET get_nearby_properties",
      "GET get_notification_list",
      "GET get_payment_details",
      "GET get_payment_settings",
      "GET get_property",
      "GET get_report_reasons",
      "GET get_seo_settings",
      "GET get_user_recommendation",
      "GET home-marks",
      "GET homepage-data",
      "GET listing-drafts",
      "GET listing-duplicates",
      "GET listing-export",
      "GET listing-form",
      "GET listing-import",
      "GET listing-import-errors",
      "GET listing-import-rows",
      "GET listing-imports",
      "GET listing-statistics",
      "GET mortgage-calculator",
      "GET mortgage-costs",
      "GET notification-preferences",
      "GET own-listings",
      "GET owner-dashboard",
      "GET package-history",
      "GET package-offers",
      "GET passkeys",
      "GET payment-invoice",
      "GET payment-status",
      "GET paypal",
      "GET personalised-fields",
      "GET privacy-policy",
      "GET professionals",
      "GET property-advance-filter-data",
      "GET property-history",
      "GET push-settings",
      "GET search/example",
      "GET search/facets",
      "GET search/homes",
      "GET search/map",
      "GET search/phrase",
      "GET search/suggestions",
      "GET sessions",
      "GET terms-conditions",
      "GET unread-counts",
      "GET verify-otp",
      "GET viewing-calendar",
      "GET viewing-slots",
      "GET web-settings",
      "POST add_favourite",
      "POST add_reports",
      "POST admin/add-language",
      "POST admin/add-note",
      "POST admin/answer-contact",
      "POST admin/ask-owners",
      "POST admin/deactivate-person",
      "POST admin/decide-verification",
      "POST admin/delete-entry",
      "POST admin/delete-language",
      "POST admin/delete-note",
      "POST admin/delete-verification-field",
      "POST admin/discard-jobs",
      "POST admin/end-sessions",
      "POST admin/grant-package",
      "POST admin/hide-listings",
      "POST admin/impersonate",
      "POST admin/mark-contact",
      "POST admin/moderate",
      "POST admin/moderate-many",
      "POST admin/moderation-claim",
      "POST admin/moderation-undo",
      "POST admin/open-case",
      "POST admin/order-entries",
      "POST admin/order-verification-fields",
      "POST admin/preview-template",
      "POST admin/reactivate-person",
      "POST admin/reason-template",
      "POST admin/refund-payment",
      "POST admin/remove-gateway-keys",
      "POST admin/retry-jobs",
      "POST admin/retry-outbox",
      "POST admin/review-payment",
      "POST admin/revoke-package",
      "POST admin/save-currency-rate",
      "POST admin/save-entry",
      "POST admin/save-gateway-keys",
      "POST admin/save-language",
      "POST admin/save-package",
      "POST admin/save-settings",
      "POST admin/save-template",
      "POST admin/save-text",
      "POST admin/save-verification-field",
      "POST admin/send-announcement",
      "POST admin/set-account-type",
      "POST admin/set-role",
      "POST admin/settle-duplicate",
      "POST admin/site-archive-delete",
      "POST admin/site-archive-link",
      "POST admin/site-export",
      "POST admin/site-import",
      "POST admin/switch-gateway",
      "POST admin/test-template",
      "POST admin/undo-settings",
      "POST answer-enquiry",
      "POST appeal-decision",
      "POST apply-agent-verification",
      "POST appointment/add-unavailability",
      "POST appointment/booking-preferences",
      "POST appointment/delete-extra-time-slots",
      "POST appointment/delete-unavailability",
      "POST appointment/manage-extra-time-slots",
      "POST appointment/report-user",
      "POST appointment/request",
      "POST appointment/set-agent-time-schedule",
      "POST appointment/update-meeting-type",
      "POST appointment/update-status",
      "POST assign_package",
      "POST before-logout",
      "POST block-user",
      "POST calendar-feed",
      "POST change-email",
      "POST change-password",
      "POST change-project-status",
      "POST change-property-status",
      "POST chat-delivered",
      "POST chat-read",
      "POST chat-typing",
      "POST confirm-email",
      "POST confirm-link",
      "POST confirm-listing",
      "POST contact-us",
      "POST contct_us",
      "POST create-payment-intent",
      "POST data-export",
      "POST delete-enquiry",
      "POST delete_advertisement",
      "POST delete_chat_message",
      "POST delete_project",
      "POST delete_property",
      "POST delete_user",
      "POST end-impersonation",
      "POST end-sessions",
      "POST enquiries-read",
      "POST flutterwave",
      "POST generate-razorpay-orderid",
      "POST home-marks",
      "POST initiate-bank-transfer",
      "POST interested_users",
      "POST listing-draft-file",
      "POST listing-drafts",
      "POST listing-import-mapping",
      "POST listing-imports",
      "POST live-ticket",
      "POST notification-preferences",
      "POST notifications-read",
      "POST passkey-offer",
      "POST passkey-sign-in",
      "POST passkey-sign-in-offer",
      "POST passkeys",
      "POST payment-transaction-fail",
      "POST personalised-fields",
      "POST post_project",
      "POST post_property",
      "POST publish-draft",
      "POST push-token",
      "POST push-token-delete",
      "POST remove-passkey",
      "POST reset-password",
      "POST run-listing-import",
      "POST send-enquiry",
      "POST send_message",
      "POST store_advertisement",
      "POST unblock-user",
      "POST update_post_property",
      "POST update_profile",
      "POST update_property_status",
      "POST upload-bank-receipt-file",
      "POST user-register",
      "POST user_signup",
    ]
  `)
})

test('no two calls answer to the same name', () => {
  expect(routes.length).toBe(new Set(routes.map(({ wire }) => wire)).size)
})

test('every call stands in one chapter', () => {
  const names = Object.values(features).flatMap((chapter) => Object.keys(chapter))
  expect(names.sort()).toEqual(Object.keys(contract).sort())
})

test.each(calls)('%s says who may call it and what it does, and has code behind it', (name, endpoint) => {
  expect(['anyone', 'member', 'staff', 'admin']).toContain(endpoint.access)
  expect(endpoint.summary).toMatch(/^[A-Z].{8,}\.$/)
  expect(handlers[name as keyof typeof handlers]).toBeTypeOf('function')
})

const { app } = await testApp()
const STALE = `7|${'A'.repeat(43)}`

test.each(routes)('$wire lets in $endpoint.access and nobody else', async ({ method, path, endpoint }) => {
  for (const headers of [{}, { authorization: 'Bearer undefined' }, { authorization: `Bearer ${STALE}` }]) {
    const answer = await app.inject({ method, url: `/api/${path}`, headers })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    if (endpoint.access === 'anyone') expect(answer.statusCode).not.toBe(401)
    else expect([answer.statusCode, answer.json().error]).toEqual([401, true])
    expect(answer.statusCode).toBeLessThan(500)
  }
})

/** What stands under /api beside the calls: it shows nothing of anybody, or asks for a token as the stream of live events does. */
const BESIDE_THE_CALLS = [
  'GET app_payment_status',
  'GET flutterwave-payment-status',
  'GET docs',
  'GET live',
  'GET openapi.json',
]
/** Where every other request ends in a refusal. */
const REFUSALS = ['', '*']

test('nothing stands under /api but the calls of the contract', () => {
  proves('7.84')
  const mounted = mountedRoutes()
    .filter(({ path }) => path.startsWith('/api/') && !REFUSALS.includes(path.slice(5)))
    .flatMap(({ path, methods }) => methods.map((method) => `${method} ${path.slice(5)}`))
  expect(mounted.sort()).toEqual([...routes.map(({ wire }) => wire), ...BESIDE_THE_CALLS].sort())
})

/** Reads the router's own drawing of its tree, so that no route can be left out of the list. */
function mountedRoutes(): { path: string; methods: string[] }[] {
  const parents: string[] = []
  return [...app.printRoutes({ commonPrefix: false }).matchAll(/^(.*?)[├└]── (\S*)(?: \((.*)\))?$/gm)].map(
    ([, indent = '', segment = '', methods = '']) => {
      const depth = indent.length / 4
      parents.length = depth
      const path = parents.join('') + segment
      parents[depth] = segment
      return { path, methods: methods.split(', ').filter((method) => method !== 'HEAD') }
    },
  )
}
