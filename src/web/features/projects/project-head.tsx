import type { ReactNode } from 'react'
import { relativeTime } from '#domain/time-ago.ts'
import { useText } from '#web/i18n/text.tsx'
import { PlaceLine } from '#web/parts/place-line.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { ProjectFront } from './view.ts'

interface Props {
  project: ProjectFront
  views?: number
  share: ReactNode
  /** The server's clock, so that server and browser compute the same age. */
  now: number
}

/** Title, stage, location and age of a project. */
export function ProjectHead({ project, views, share, now }: Props) {
  const { t, language } = useText()
  const { count, unit } = relativeTime(new Date(project.createdAt), new Date(now))
  const age = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit)
  return (
    <header className="grid gap-4">
      <div className="flex items-start justify-between gap-4">
        <h1 className="text-xl text-balance md:text-2xl">
          <bdi>{project.title}</bdi>
        </h1>
        {share}
      </div>
      <PlaceLine place={project} address={project.location} />
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <Badge>{t(project.type === 'upcoming' ? 'project.upcoming' : 'project.building')}</Badge>
        <Badge>{project.category}</Badge>
        {project.isPromoted && <Badge>{t('badge.featured')}</Badge>}
        <span>{t('listing.listed', { age })}</span>
        {views !== undefined && (
          <>
            <span aria-hidden="true">·</span>
            <span className="figures">{t('listing.views', { count: views })}</span>
          </>
        )}
      </div>
    </header>
  )
}
