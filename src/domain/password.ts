/** How long a password may be; `staff` is the least for moderators and administrators. */
export const PASSWORD_LIMITS = { least: 6, most: 200, staff: 12 } as const

/** The least length for a role where the operator requires `setting` characters. */
export const leastPasswordLength = (role: 'user' | 'moderator' | 'admin', setting: number): number =>
  Math.max(PASSWORD_LIMITS.least, setting, role === 'user' ? 0 : PASSWORD_LIMITS.staff)

/** Whether a password is long enough for staff, whatever the operator requires of others. */
export const isStaffLength = (password: string): boolean => password.length >= PASSWORD_LIMITS.staff
