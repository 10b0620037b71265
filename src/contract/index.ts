import { contactUs } from './support.ts'

/** Every call by feature, one group per contract file; the groups are the chapters of the reference. */
export const features = {
  support: { contactUs },
}

/** Every call of the API under its right name; server, client, tests and reference derive from it. */
export const contract = {
  ...features.support,
}
