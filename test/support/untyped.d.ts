/** Only tests talk to it, and only through its pages. */
declare module 'oidc-provider'
declare module 'smtp-server'
