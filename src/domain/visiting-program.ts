/** What programs that read pages by themselves call themselves, in part. */
const NAMES =
  /bot|crawl|spider|slurp|scrap|fetch|preview|monitor|headless|lighthouse|curl|wget|python|libwww|httpclient|okhttp\/0|facebookexternalhit|embedly|archiver|feed/i

/** Whether a client calls itself a program rather than a person's browser or app; one without any name is a program too. */
export const isProgram = (name: string | null): boolean => !name?.trim() || NAMES.test(name)
