/** Test-only packages without type declarations. */
declare module 'oidc-provider'
declare module 'smtp-server'
