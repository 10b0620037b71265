import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import type { TextKey } from '#web/i18n/translate.ts'
import { optionalStorage } from '#web/state/optional-storage.ts'
import type { CachedCategory } from '#web/state/slices.ts'
import { toast } from '#web/ui/toast.ts'
import { optionId } from './option-id.ts'
import type { Choice, Wish } from './options.ts'
import type { PopularCity } from './popular-cities.ts'
import type { Recent } from './recent.ts'
import type { SearchList } from './search-list.ts'
import { type Suggested, useSuggest } from './use-suggest.ts'

interface Props {
  /** The name of the field in its form. */
  name: string
  initial: string
  placeholder: string
  /** The search target at the time of choosing. */
  wishNow: () => Wish
}

const NOTES: Partial<Record<Suggested['state'], TextKey>> = { none: 'searchbox.none', failed: 'searchbox.failed' }

/**
 * The search input: a plain input that its form can submit, and a combobox after hydration. Hand-written because it is
 * above the fold on every page, where a library's combobox would outweigh the page.
 */
export function SearchLine({ name, initial, placeholder, wishNow }: Props) {
  const { t } = useText()
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [recents, setRecents] = useState<Recent[]>([])
  const [list, setList] = useState<SearchList | null>(null)
  const [categories, setCategories] = useState<readonly CachedCategory[]>([])
  const [cities, setCities] = useState<readonly PopularCity[]>([])
  const { suggested, ask } = useSuggest()
  const isEmpty = typed.trim() === ''
  const groups = !list
    ? []
    : isEmpty
      ? [
          ...list.recentGroups(recents, t),
          ...list.placeGroups(cities, wishNow(), t),
          ...list.categoryGroups(categories, wishNow(), t),
        ]
      : list.suggestedGroups(suggested.items, wishNow(), t)
  const choices = groups.flatMap((group) => group.choices)
  const isShown = isOpen && choices.length > 0
  const note = isOpen && !isEmpty && !isShown ? NOTES[suggested.state] : undefined
  const parts = list && isOpen && !isEmpty ? suggested.parts : []

  const open = (text: string) => {
    import('./search-list.ts').then(
      ({ searchList }) => {
        setList(searchList)
        setRecents(searchList.readRecents(optionalStorage))
        if (text.trim() !== '') return
        void searchList.categoriesNow().then(setCategories)
        // Without them the empty input still offers the rest.
        searchList.popularCities().then(setCities, () => {})
      },
      // The form works without suggestions.
      () => {},
    )
    setTyped(text)
    setActive(-1)
    setOpen(true)
    ask(text, wishNow())
  }
  // Whoever typed before the application ran gets suggestions for it now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the application takes over
  useEffect(() => {
    if (document.activeElement === input.current && input.current) open(input.current.value)
  }, [])

  const pickNearMe = async ({ currentPosition, nearMeHref, positionError }: SearchList) => {
    setOpen(false)
    try {
      navigate(nearMeHref(await currentPosition(navigator.geolocation), wishNow()))
    } catch (error) {
      toast(t(positionError(error)), { kind: 'error' })
    }
  }
  const pick = (choice: Choice) => {
    if (choice.isNearMe && list) return void pickNearMe(list)
    const { label, detail, href } = choice
    list?.addRecent(optionalStorage, { label, detail, href })
    setOpen(false)
    setTyped(label)
    if (input.current) input.current.value = label
    input.current?.blur()
    navigate(href)
  }
  const remove = ({ href }: Choice) => {
    if (list) setRecents(list.removeRecent(optionalStorage, href))
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (!isOpen && /^Arrow(Down|Up)$/.test(event.key)) {
      event.preventDefault()
      return open(event.currentTarget.value)
    }
    const next = isShown && !event.shiftKey ? list?.nextOption(event.key, active, choices.length) : undefined
    const chosen = isShown ? choices[active] : undefined
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Delete' && chosen?.isRecent) remove(chosen)
    else if (event.key === 'Escape' && isOpen) setOpen(false)
    else if (event.key === 'Escape' && !isEmpty) clear()
    else return
    event.preventDefault()
  }
  const clear = () => {
    if (input.current) input.current.value = ''
    setTyped('')
    ask('', wishNow())
  }
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  const counted = isEmpty && recents.length > 0 ? 'searchbox.recent-found' : 'searchbox.found'
  return (
    <div className="min-w-0 flex-1">
      <input
        ref={input}
        name={name}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        role="combobox"
        aria-label={t('searchbox.label')}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && active >= 0 ? optionId(id, active) : undefined}
        placeholder={placeholder}
        defaultValue={initial}
        onInput={(event) => open(event.currentTarget.value)}
        onFocus={(event) => open(event.currentTarget.value)}
        onClick={(event) => !isOpen && open(event.currentTarget.value)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        className="h-12 w-full min-w-0 bg-transparent text-base text-ink text-ellipsis outline-hidden placeholder:text-ink-soft"
      />
      <span role="status" className="sr-only">
        {[
          isShown ? t(counted, { count: choices.length }) : note ? t(note) : '',
          ...(list?.partLabels({ parts, deal: suggested.deal }, t) ?? []),
        ].join(' ')}
      </span>
      <div hidden={!isShown && !note && parts.length === 0} className={PANEL}>
        {list && parts.length > 0 && <list.PhraseParts parts={parts} deal={suggested.deal} />}
        {list ? (
          <list.ChoiceList
            id={id}
            label={t('searchbox.suggestions')}
            groups={groups}
            active={active}
            isOpen={isShown}
            onPick={pick}
            onRemove={remove}
          />
        ) : (
          <div id={`${id}-list`} role="listbox" aria-label={t('searchbox.suggestions')} hidden />
        )}
        {note && (
          <p aria-hidden="true" className="px-4 py-3 text-sm text-ink-soft">
            {t(note)}
          </p>
        )}
      </div>
    </div>
  )
}

const PANEL =
  'absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-lg border border-line bg-surface text-start shadow-float'
