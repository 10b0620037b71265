/** Password lengths; `staff` is the minimum for moderators and administrators. */
export const PASSWORD_LIMITS = { least: 6, most: 200, staff: 12 } as const

/** Minimum length for a role, given the configured minimum. */
export const leastPasswordLength = (role: 'user' | 'moderator' | 'admin', setting: number): number =>
  Math.max(PASSWORD_LIMITS.least, setting, role === 'user' ? 0 : PASSWORD_LIMITS.staff)

/** Whether a password meets the minimum length for staff, whatever is configured for other users. */
export const isStaffLength = (password: string): boolean => password.length >= PASSWORD_LIMITS.staff
