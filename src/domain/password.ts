/** How long a password may be. Length is the only rule: the rest would make people write it on a note. */
export const PASSWORD_LIMITS = { least: 6, most: 200 } as const
