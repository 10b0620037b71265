import { applyAccountTypes, dropExpiredProofs, mailResetLink, sendCodeJob } from './features/accounts/jobs.ts'
import { fetchPortrait } from './features/accounts/portrait-job.ts'
import { endAdverts } from './features/adverts/jobs.ts'
import { mailUnreadMessages } from './features/chats/jobs.ts'
import { dropClosedDrafts } from './features/drafts/jobs.ts'
import { forgetEnquiries } from './features/enquiries/jobs.ts'
import { dropOldFeeds, eraseFeeds, fetchFeedPhotos, runImportJob } from './features/imports/jobs.ts'
import { forgetLiveEvents } from './features/live/jobs.ts'
import { eraseMedia, printPhotos, renderMedia, sweepMedia } from './features/media/jobs.ts'
import { judgeWaiting, renewShield, settleDecisions } from './features/moderation/jobs.ts'
import { sendAnnouncementJob } from './features/notifications/announcement-job.ts'
import { deliverMail, mailForgotten, mailNotifications } from './features/notifications/jobs.ts'
import { expirePackagesJob, remindOfPackages } from './features/packages/jobs.ts'
import { collectPayment, reconcilePayments, refundPayment } from './features/payments/jobs.ts'
import { dropOldSessions } from './features/people/jobs.ts'
import { dropOldExports, exportData } from './features/privacy/jobs.ts'
import { ageListings } from './features/properties/freshness.ts'
import { renewWords } from './features/properties/jobs.ts'
import { deliverPush, forgetPushes } from './features/push/jobs.ts'
import { dropSiteArchives, exportSiteJob, importSiteJob } from './features/site-archives/jobs.ts'
import { forgetOldDays } from './features/statistics/jobs.ts'
import { mailContactRequest } from './features/support/jobs.ts'
import { findDuplicates, findStale } from './features/upkeep/jobs.ts'
import { settleViewings } from './features/viewings/jobs.ts'
import type { Job } from './jobs/job.ts'
import { paySandboxLate, tellSandboxOutcome } from './sandbox/jobs.ts'

/** Every job of the program: what is not listed here is never run. */
export const jobs: readonly Job[] = [
  applyAccountTypes,
  deliverMail,
  forgetEnquiries,
  dropOldFeeds,
  eraseFeeds,
  fetchFeedPhotos,
  runImportJob,
  deliverPush,
  forgetPushes,
  forgetLiveEvents,
  forgetOldDays,
  mailForgotten,
  mailNotifications,
  mailUnreadMessages,
  collectPayment,
  reconcilePayments,
  paySandboxLate,
  tellSandboxOutcome,
  refundPayment,
  ageListings,
  endAdverts,
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
  fetchPortrait,
  mailContactRequest,
  mailResetLink,
  printPhotos,
  remindOfPackages,
  renderMedia,
  renewWords,
  sendAnnouncementJob,
  sendCodeJob,
  judgeWaiting,
  renewShield,
  settleDecisions,
  settleViewings,
  findDuplicates,
  findStale,
  sweepMedia,
]
