import type { AppLink } from '#domain/app-stores.ts'

interface Props {
  apps: readonly AppLink[]
  /** The deep link of this page into the app. */
  deepLink: string | null
  name: string
}

/** Meta tags that open this page in the app: App Links, and Safari's app banner. */
export function AppLinkTags({ apps, deepLink, name }: Props) {
  const apple = apps.find(({ store }) => store === 'itunes')
  const play = apps.find(({ store }) => store === 'play')
  return (
    <>
      {apple && (
        <meta name="apple-itunes-app" content={`app-id=${apple.id}${deepLink ? `, app-argument=${deepLink}` : ''}`} />
      )}
      {deepLink && (
        <>
          <meta property="al:ios:url" content={deepLink} />
          <meta property="al:ios:app_name" content={name} />
          {apple && <meta property="al:ios:app_store_id" content={apple.id} />}
          <meta property="al:android:url" content={deepLink} />
          <meta property="al:android:app_name" content={name} />
          {play && <meta property="al:android:package" content={play.id} />}
        </>
      )}
    </>
  )
}
