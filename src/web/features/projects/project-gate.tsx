import type { PackageOffer } from '#contract/packages.ts'
import { useText } from '#web/i18n/text.tsx'
import { AgentBadge } from '#web/parts/agent-badge.tsx'
import { GateOffers } from '#web/parts/gate-offers.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { Icon } from '#web/ui/icon.tsx'
import { developerHref } from './developer-panel.tsx'
import type { ProjectFront } from './view.ts'

interface Props {
  front: ProjectFront
  offers: readonly PackageOffer[]
  words: ListingLabels
  /** Only documents and contact are locked. */
  isOpen: boolean
  signInFrom?: string
}

const INSIDE = [
  'projects.inside-about',
  'projects.inside-plans',
  'projects.inside-papers',
  'projects.inside-map',
  'projects.inside-contact',
] as const

const DOCUMENTS = ['projects.inside-papers', 'projects.inside-contact'] as const

/** Replaces the locked part of a project: what it contains, the packages that include it and their prices. */
export function ProjectGate({ front, offers, words, isOpen, signInFrom }: Props) {
  const { t } = useText()
  return (
    <section
      aria-labelledby="gate"
      className="grid gap-8 rounded-lg border border-line bg-surface p-6 md:grid-cols-2 md:gap-12 md:p-10"
    >
      <div className="grid content-start gap-4">
        <h2 id="gate" className="text-xl">
          {t(isOpen ? 'projects.gate-documents' : 'projects.gate-title')}
        </h2>
        <p className="text-ink-soft">{t(isOpen ? 'projects.gate-documents-text' : 'projects.gate-text')}</p>
        <ul className="mt-2 grid gap-2.5">
          {(isOpen ? DOCUMENTS : INSIDE).map((key) => (
            <li key={key} className="flex items-start gap-3">
              <Icon name="check" size={18} className="mt-1 text-brand" />
              {t(key)}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid content-start gap-6">
        <h3 className="text-base">{t('projects.gate-cost')}</h3>
        <GateOffers feature="project_access" offers={offers} words={words} signInFrom={signInFrom} />
        <div className="border-t border-line pt-5">
          <AgentBadge
            name={front.developer.name}
            profile={front.developer.profile}
            verified={false}
            detail={t('projects.developer')}
            href={developerHref(front.developer)}
          />
        </div>
      </div>
    </section>
  )
}
