type Derive = (purpose: string, text: string) => Buffer

/** Keys that both sides of the sandbox gateway derive from the site's secret, so that it needs no configuration. */
export const sandboxKeys = (derive: Derive) => ({
  key: derive('sandbox gateway', 'key').toString('hex'),
  webhookSecret: derive('sandbox gateway', 'webhook').toString('hex'),
})
