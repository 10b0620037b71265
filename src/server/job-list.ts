import { fetchAvatar } from './features/accounts/avatar-job.ts'
import { applyAccountTypes, dropExpiredProofs, mailResetLink, sendCodeJob } from './features/accounts/jobs.ts'
import { mailUnreadMessages } from './features/chats/jobs.ts'
import { dropClosedDrafts } from './features/drafts/jobs.ts'
import { purgeEnquiries } from './features/enquiries/jobs.ts'
import { dropOldFeeds, eraseFeeds, fetchFeedPhotos, runImportJob } from './features/imports/jobs.ts'
import { findDuplicates, findStale } from './features/listing-maintenance/jobs.ts'
import { purgeLiveEvents } from './features/live/jobs.ts'
import { eraseMedia, printPhotos, renderMedia, sweepMedia } from './features/media/jobs.ts'
import { applyDueDecisions, assessPendingCases, refreshRiskStatistics } from './features/moderation/jobs.ts'
import { sendAnnouncementJob } from './features/notifications/announcement-job.ts'
import { deliverMail, mailForgotten, mailNotifications } from './features/notifications/jobs.ts'
import { expirePackagesJob, remindOfPackages } from './features/packages/jobs.ts'
import { collectPayment, reconcilePayments, refundPayment } from './features/payments/jobs.ts'
import { dropOldExports, exportData } from './features/privacy/jobs.ts'
import { endPromotions } from './features/promotions/jobs.ts'
import { ageListings } from './features/properties/freshness.sql.ts'
import { refreshSearchText } from './features/properties/jobs.ts'
import { deliverPush, purgePushes } from './features/push/jobs.ts'
import { buildSearch, deleteListingChanges, feedSearch } from './features/search/jobs.ts'
import { dropSiteArchives, exportSiteJob, importSiteJob } from './features/site-archives/jobs.ts'
import { purgeOldDays } from './features/statistics/jobs.ts'
import { mailContactRequest } from './features/support/jobs.ts'
import { dropOldSessions } from './features/users/jobs.ts'
import { resolveViewings } from './features/viewings/jobs.ts'
import type { Job } from './jobs/job.ts'
import { paySandboxLate, sendSandboxWebhook } from './sandbox/jobs.ts'

/** All jobs of the program; a job that is not listed never runs. */
export const jobs: readonly Job[] = [
  applyAccountTypes,
  deliverMail,
  purgeEnquiries,
  dropOldFeeds,
  eraseFeeds,
  fetchFeedPhotos,
  runImportJob,
  deliverPush,
  purgePushes,
  purgeLiveEvents,
  purgeOldDays,
  mailForgotten,
  mailNotifications,
  mailUnreadMessages,
  collectPayment,
  reconcilePayments,
  paySandboxLate,
  sendSandboxWebhook,
  refundPayment,
  ageListings,
  endPromotions,
  dropClosedDrafts,
  dropExpiredProofs,
  dropOldExports,
  dropOldSessions,
  dropSiteArchives,
  exportSiteJob,
  importSiteJob,
  eraseMedia,
  expirePackagesJob,
  exportData,
  fetchAvatar,
  mailContactRequest,
  mailResetLink,
  printPhotos,
  remindOfPackages,
  renderMedia,
  refreshSearchText,
  buildSearch,
  deleteListingChanges,
  feedSearch,
  sendAnnouncementJob,
  sendCodeJob,
  assessPendingCases,
  refreshRiskStatistics,
  applyDueDecisions,
  resolveViewings,
  findDuplicates,
  findStale,
  sweepMedia,
]
