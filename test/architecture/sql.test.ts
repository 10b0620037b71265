import { expect, test } from 'vitest'
import { sourceFiles } from './source.ts'

/** Statements are in these files; `db/` is the layer below, and `adapters/search` is replaced as a whole. */
const SQL_FILES = /\/queries\.ts$|\.sql\.ts$|^server\/(db|adapters\/search)\//
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
const STATEMENT = /\bsql(?:<(?:[^<>`]|<[^<>`]*>)*>)?`/

/** Files that still contain a statement. Remove a line when its statement has moved; add none. */
const REMAINING: readonly string[] = [
  'server/adapters/payments/stored-gateways.ts',
  'server/adapters/texts/edited.ts',
  'server/dispatch.ts',
  'server/features/accounts/account-attempts.ts',
  'server/features/accounts/attempts.ts',
  'server/features/accounts/by-identity.ts',
  'server/features/accounts/by-phone.ts',
  'server/features/accounts/codes.ts',
  'server/features/accounts/identity-proof.ts',
  'server/features/accounts/jobs.ts',
  'server/features/accounts/known-devices.ts',
  'server/features/accounts/new-password.ts',
  'server/features/accounts/request-limits.ts',
  'server/features/admin-dashboard/health.ts',
  'server/features/admin-dashboard/list-pending-counts.ts',
  'server/features/catalogue/own-parts.ts',
  'server/features/catalogue/stored-problems.ts',
  'server/features/catalogue/write-entry.ts',
  'server/features/categories/catalogue.ts',
  'server/features/imports/export-listings.ts',
  'server/features/imports/import-file.ts',
  'server/features/imports/jobs.ts',
  'server/features/imports/own-import.ts',
  'server/features/imports/run-import.ts',
  'server/features/languages/list-all-languages.ts',
  'server/features/listings/approval.ts',
  'server/features/listings/store-file.ts',
  'server/features/listings/wire-files.ts',
  'server/features/live/jobs.ts',
  'server/features/moderation/apply-due-decision.ts',
  'server/features/notifications/account-email.ts',
  'server/features/notifications/get-notification-preferences.ts',
  'server/features/packages/grant-package-to.ts',
  'server/features/packages/revoke-package-of.ts',
  'server/features/packages/save-package.ts',
  'server/features/payments/begin.ts',
  'server/features/payments/gateways.ts',
  'server/features/payments/get-payment-settings.ts',
  'server/features/payments/initiate-bank-transfer.ts',
  'server/features/payments/invoices.ts',
  'server/features/payments/receipts.ts',
  'server/features/payments/refund-payment.ts',
  'server/features/payments/refund.ts',
  'server/features/projects/change-project.ts',
  'server/features/projects/delete-project.ts',
  'server/features/projects/overlay.ts',
  'server/features/properties/bulk-listings.ts',
  'server/features/properties/change-listing.ts',
  'server/features/properties/delete-property.ts',
  'server/features/properties/move-property.ts',
  'server/features/properties/overlay.ts',
  'server/features/publishing-requirements/gates.ts',
  'server/features/push/message-push.ts',
  'server/features/push/notice-push.ts',
  'server/features/risk/risk-subject.ts',
  'server/features/settings/own-decision.ts',
  'server/features/site-archives/explain-row.ts',
  'server/features/site-archives/import-whole-site.ts',
  'server/features/sitemaps/robots.ts',
  'server/features/verification/apply-verification.ts',
  'server/features/verification/form-fields.ts',
  'server/features/viewings/host.ts',
  'server/jobs/run-as-user.ts',
  'server/start/admin-command.ts',
  'server/start/feed-commands.ts',
]

test('a server file contains SQL only if it is queries.ts or ends in .sql.ts', () => {
  const found = sourceFiles()
    .filter(({ path }) => path.startsWith('server/') && !SQL_FILES.test(path))
    .filter(({ text }) => STATEMENT.test(text.replace(COMMENT, '')))
    .map(({ path }) => path)
  expect(found).toEqual(REMAINING)
})
