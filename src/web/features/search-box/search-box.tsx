import { type FormEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type SearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import { SearchPill } from '#web/parts/search-pill.tsx'
import { paths } from '#web/paths.ts'
import { optionalStorage } from '#web/state/optional-storage.ts'
import { choicesIn, MoreChoices } from './more-choices.tsx'
import type { Wish } from './options.ts'
import { SearchLine } from './search-line.tsx'
import { searchedAt } from './searched-at.ts'
import { useIsProject } from './use-is-project.ts'

interface Props {
  size?: 'large' | 'compact'
  /** An example sentence that finds homes; the large box shows it while it is empty. */
  example?: string | null
  /** Property types to choose from; the large box offers them with a maximum price. */
  categories?: readonly { id: number; name: string }[]
}

/** One search box for places and text: a plain form, with suggestions after hydration. */
export function SearchBox({ size = 'large', example, categories = [] }: Props) {
  const { t } = useText()
  const navigate = useNavigate()
  const { words, type } = searchedAt(useLocation())
  const form = useRef<HTMLFormElement>(null)
  const large = size === 'large'
  const typeNow = (): SearchQuery['type'] => {
    const chosen = form.current && new FormData(form.current).get('type')
    return chosen === 'sell' || chosen === 'rent' ? chosen : form.current ? undefined : type
  }
  const isProject = useIsProject()
  const wishNow = (): Wish => ({
    type: typeNow(),
    isProject,
    ...(form.current && choicesIn(new FormData(form.current))),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get(isProject ? 'search' : 'q') ?? '').trim()
    if (!typed) {
      const { isProject: _, ...filters } = wishNow()
      navigate(isProject ? paths.projects() : paths.properties(writeSearchQuery(withoutNone(filters))))
      return
    }
    const wish = wishNow()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    import('./search-list.ts').then(
      ({ searchList }) => {
        const href = searchList.phraseHref(typed, wish)
        searchList.addRecent(optionalStorage, { label: typed, detail: '', href })
        navigate(href)
      },
      // As the form itself would navigate.
      () => navigate(formHref(typed, wish)),
    )
  }
  return (
    <SearchPill
      action={isProject ? paths.projects() : paths.search()}
      size={size}
      formRef={form}
      onSubmit={onSubmit}
      more={categories.length > 0 && !isProject && <MoreChoices categories={categories} />}
      {...(large && { kinds: { name: 'type', defaultValue: type ?? '', options: kinds(t) } })}
    >
      {!large && type && !isProject && <input type="hidden" name="type" value={type} />}
      <SearchLine
        key={words}
        name={isProject ? 'search' : 'q'}
        initial={words}
        placeholder={isProject ? t('searchbox.projects') : large ? invitation(example, t) : t('searchbox.short')}
        wishNow={wishNow}
      />
    </SearchPill>
  )
}

/** The filters that are set. */
const withoutNone = (filters: Wish): SearchQuery =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))

const invitation = (example: string | null | undefined, t: ReturnType<typeof useText>['t']) =>
  example ? t('searchbox.try', { example }) : t('searchbox.placeholder')

function formHref(typed: string, { type, isProject }: Wish): string {
  if (isProject) return paths.projects(new URLSearchParams({ search: typed }).toString())
  return paths.search(new URLSearchParams({ q: typed, ...(type && { type }) }).toString())
}

const kinds = (t: ReturnType<typeof useText>['t']) => [
  { value: '', label: t('searchbox.any') },
  { value: 'sell', label: t('searchbox.buy') },
  { value: 'rent', label: t('searchbox.rent') },
]
