type Derive = (purpose: string, text: string) => Buffer

/** The keys that both sides of the play gateway make from the site's secret, so that nothing has to be set up. */
export const sandboxKeys = (derive: Derive) => ({
  key: derive('sandbox gateway', 'key').toString('hex'),
  webhookSecret: derive('sandbox gateway', 'webhook').toString('hex'),
})
