import type { listPendingCounts } from '#contract/admin-dashboard.ts'
import type { Output } from '#contract/endpoint.ts'
import { paths } from '#web/paths.ts'
import type { IconName } from '#web/ui/icon-names.ts'

type Counted = Exclude<keyof Output<typeof listPendingCounts>, 'role'>

type PlaceKey =
  | 'today'
  | 'moderation'
  | 'upkeep'
  | 'people'
  | 'verifications'
  | 'catalogue'
  | 'payments'
  | 'packages'
  | 'revenue'
  | 'gateways'
  | 'texts'
  | 'desk'
  | 'contacts'
  | 'announcements'
  | 'settings'
  | 'imports'
  | 'jobs'
  | 'audit'
  | 'data'

interface AdminPlace {
  key: PlaceKey
  icon: IconName
  path: string
  /** Moderators see some items, administrators all. */
  role: 'staff' | 'admin'
  /** The pending count shown beside it. */
  waiting?: Counted
}

/** The navigation items of the admin area in order; their labels are in the texts as `admin.place-<key>`. */
export const ADMIN_NAV: readonly AdminPlace[] = [
  { key: 'today', icon: 'layers', path: paths.admin(), role: 'staff' },
  { key: 'moderation', icon: 'badge-check', path: paths.moderation(), role: 'staff', waiting: 'moderation' },
  { key: 'upkeep', icon: 'copy', path: paths.admin('upkeep'), role: 'staff' },
  { key: 'people', icon: 'user', path: paths.admin('people'), role: 'admin' },
  {
    key: 'verifications',
    icon: 'circle-check',
    path: paths.admin('verifications'),
    role: 'admin',
    waiting: 'verifications',
  },
  { key: 'catalogue', icon: 'images', path: paths.admin('catalogue'), role: 'admin' },
  { key: 'payments', icon: 'file-text', path: paths.admin('payments'), role: 'admin', waiting: 'receipts' },
  { key: 'packages', icon: 'star', path: paths.admin('packages'), role: 'admin' },
  { key: 'revenue', icon: 'trending-up', path: paths.admin('revenue'), role: 'admin' },
  { key: 'gateways', icon: 'lock', path: paths.admin('gateways'), role: 'admin' },
  { key: 'texts', icon: 'globe', path: paths.admin('texts'), role: 'admin' },
  { key: 'desk', icon: 'message-circle', path: paths.admin('desk'), role: 'staff' },
  { key: 'contacts', icon: 'mail', path: paths.admin('contacts'), role: 'admin', waiting: 'contacts' },
  { key: 'announcements', icon: 'bell', path: paths.admin('announcements'), role: 'admin' },
  { key: 'settings', icon: 'sliders-horizontal', path: paths.admin('settings'), role: 'admin' },
  { key: 'imports', icon: 'download', path: paths.admin('imports'), role: 'admin' },
  { key: 'jobs', icon: 'refresh-cw', path: paths.admin('jobs'), role: 'admin' },
  { key: 'audit', icon: 'list', path: paths.admin('audit'), role: 'admin' },
  { key: 'data', icon: 'download', path: paths.admin('data'), role: 'admin' },
]
