import { Form } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { isNarrowed, type ProjectFilter, STAGES, writeProjectFilter } from './filter.ts'

interface Props {
  filter: ProjectFilter
  categories: readonly { slug: string; name: string }[]
  /** The stage of this page: chosen in the address, or the page's own. */
  stage: ProjectFilter['type']
  hrefOf: (query: string) => string
  /** The same list at another stage. */
  stageHref: (type: ProjectFilter['type']) => string
}

const STAGE_TEXT = { upcoming: 'project.upcoming', under_construction: 'project.building' } as const

/** The project filters: stage, category, location and text. A plain form, which works without script. */
export function ProjectFilters({ filter, categories, stage, hrefOf, stageHref }: Props) {
  const { t } = useText()
  const stages = [
    { type: undefined, label: t('projects.any-stage') },
    ...STAGES.map((type) => ({ type, label: t(STAGE_TEXT[type]) })),
  ]
  return (
    <div className="grid gap-5">
      <nav aria-label={t('projects.stage')} className="scroll-row flex gap-2 p-1 -m-1">
        {stages.map(({ type, label }) => (
          <a
            key={label}
            href={stageHref(type)}
            aria-current={stage === type ? 'true' : undefined}
            className="inline-flex min-h-9 touchable shrink-0 items-center rounded-full border border-edge bg-surface px-4 text-sm font-medium no-underline transition-colors duration-150 hover:border-ink aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand"
          >
            {label}
          </a>
        ))}
      </nav>
      {/* A new address remounts the form, so that its fields show the address. */}
      <Form
        key={writeProjectFilter(filter)}
        method="get"
        action={hrefOf('')}
        role="search"
        aria-label={t('projects.narrow')}
        className="grid grid-cols-2 items-end gap-3 md:grid-cols-[2fr_2fr_1.5fr_auto]"
      >
        {filter.type && <input type="hidden" name="type" value={filter.type} />}
        <div className="max-md:col-span-2">
          <Field label={t('projects.words')} name="search" type="search" maxLength={120} defaultValue={filter.search} />
        </div>
        <Field label={t('projects.place')} name="place" maxLength={120} defaultValue={filter.place} />
        <Field label={t('projects.category')}>
          {(control) => (
            <Select
              {...control}
              name="category"
              defaultValue={filter.category ?? ''}
              placeholder={t('projects.any-category')}
              options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
            />
          )}
        </Field>
        <div className="flex min-h-12 items-center gap-3 max-md:col-span-2">
          <Button type="submit" kind="primary" icon="search">
            {t('projects.show')}
          </Button>
          {isNarrowed(filter) && (
            <a href={hrefOf('')} className="text-link shrink-0 py-2 text-sm">
              {t('projects.clear')}
            </a>
          )}
        </div>
      </Form>
    </div>
  )
}
