import { mailResetLink, sendCodeJob } from './features/accounts/jobs.ts'
import { fetchPortrait } from './features/accounts/portrait-job.ts'
import { endAdverts } from './features/adverts/jobs.ts'
import { eraseMedia, renderMedia, sweepMedia } from './features/media/jobs.ts'
import { expirePackagesJob } from './features/packages/jobs.ts'
import { dropOldExports, exportData } from './features/privacy/jobs.ts'
import { ageListings } from './features/properties/freshness.ts'
import { renewWords } from './features/properties/jobs.ts'
import { mailContactRequest } from './features/support/jobs.ts'
import type { Job } from './jobs/job.ts'

/** Every job of the program: what is not listed here is never run. */
export const jobs: readonly Job[] = [
  ageListings,
  endAdverts,
  dropOldExports,
  eraseMedia,
  expirePackagesJob,
  exportData,
  fetchPortrait,
  mailContactRequest,
  mailResetLink,
  renderMedia,
  renewWords,
  sendCodeJob,
  sweepMedia,
]
