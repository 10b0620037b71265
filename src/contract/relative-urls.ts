/** The request header by which our own pages get addresses without an origin, so that they work at any host. */
export const RELATIVE_URLS = { name: 'prefer', value: 'urls=relative' } as const
