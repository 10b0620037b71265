import type { listSettings as endpoint } from '#contract/settings-admin.ts'
import type { Handler } from '#server/context.ts'
import { presentAdminSettings } from './present-admin.ts'

export const listSettings: Handler<typeof endpoint> = ({ sql }) => presentAdminSettings(sql)
