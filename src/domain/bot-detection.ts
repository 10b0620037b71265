/** Substrings of the user agents of crawlers and HTTP libraries. */
const NAMES =
  /bot|crawl|spider|slurp|scrap|fetch|preview|monitor|headless|lighthouse|curl|wget|python|libwww|httpclient|okhttp\/0|facebookexternalhit|embedly|archiver|feed/i

/** Whether a user agent names a bot; a missing or empty user agent counts as a bot. */
export const isBot = (name: string | null): boolean => !name?.trim() || NAMES.test(name)
