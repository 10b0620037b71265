import { data, useLoaderData } from 'react-router'
import { pageOf } from '#web/api/page-context.ts'
import { ActionShelves } from '#web/features/styleguide/action-shelves.tsx'
import { CardShelves } from '#web/features/styleguide/card-shelves.tsx'
import { FormShelves } from '#web/features/styleguide/form-shelves.tsx'
import { FrameShelves } from '#web/features/styleguide/frame-shelves.tsx'
import { ListingShelves } from '#web/features/styleguide/listing-shelves.tsx'
import { SiteShelves } from '#web/features/styleguide/site-shelves.tsx'
import { TokenShelves } from '#web/features/styleguide/token-shelves.tsx'
import type { Route } from './+types/styleguide-page'
import '#web/i18n/packages/pack.ts'
import '#web/i18n/properties/pack.ts'
import '#web/i18n/listings-fields/pack.ts'
import '#web/i18n/form/pack.ts'
import '#web/i18n/map/pack.ts'
import '#web/i18n/search/pack.ts'
import '#web/i18n/publishing-requirements/pack.ts'

const THEMES = ['light', 'dark'] as const

export const meta = () => [{ title: 'Styleguide' }, { name: 'robots', content: 'noindex' }]

/** For developers; `?theme=dark` and `?dir=rtl` show the other variants. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { development, world } = pageOf(context)
  if (!development) throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  return {
    world,
    theme: THEMES.find((theme) => theme === asked.get('theme')),
    dir: asked.get('dir') === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  }
}

export default function StyleguidePage() {
  const { theme, dir, world } = useLoaderData<typeof loader>()
  return (
    <main id="content" data-theme={theme} dir={dir} className="bg-paper text-ink">
      <div className="wrap-page py-10">
        <h1 className="text-2xl">Styleguide</h1>
        <nav aria-label="Sides" className="my-4 flex flex-wrap gap-4 text-sm">
          {THEMES.map((other) => (
            <a key={other} className="text-link" href={`?theme=${other}&dir=${dir}`}>
              {other === 'dark' ? 'Dark' : 'Light'}
            </a>
          ))}
          <a className="text-link" href={`?theme=${theme ?? ''}&dir=${dir === 'rtl' ? 'ltr' : 'rtl'}`}>
            {dir === 'rtl' ? 'Left to right' : 'Right to left'}
          </a>
        </nav>
        <h2 className="mt-10 mb-4 text-xl">Tokens</h2>
        <TokenShelves />
        <h2 className="mt-10 mb-4 text-xl">Controls</h2>
        <ActionShelves />
        <FormShelves />
        <FrameShelves />
        <h2 className="mt-10 mb-4 text-xl">Parts</h2>
        <CardShelves />
        <ListingShelves world={world} />
        <SiteShelves />
      </div>
    </main>
  )
}
