import type { agentProperties } from '#contract/agents.ts'
import type { Output } from '#contract/endpoint.ts'

type Customer = Output<typeof agentProperties>['customer_data']

/** An agent as the page shows it. */
export interface AgentProfile {
  name: string
  slug: string
  profile: string
  isVerified: boolean
  isSite: boolean
  email: string
  mobile: string
  place: string
  about: string
  homes: number
  projects: number
  /** Social profiles, by network name. */
  links: { name: string; href: string }[]
}

const NETWORKS = {
  facebook_id: ['Facebook', 'facebook.com'],
  instagram_id: ['Instagram', 'instagram.com'],
  twitter_id: ['X', 'x.com'],
  youtube_id: ['YouTube', 'youtube.com'],
} as const

export function agentProfile(customer: Customer): AgentProfile {
  return {
    name: customer.name,
    slug: customer.slug_id,
    profile: customer.profile,
    isVerified: customer.is_verify,
    isSite: customer.is_admin,
    email: customer.email,
    mobile: customer.mobile,
    place: customer.address || [customer.city, customer.country].filter(Boolean).join(', '),
    about: customer.about_me,
    homes: customer.property_count,
    projects: customer.projects_count,
    links: (Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]).flatMap((key) => {
      const [name, host] = NETWORKS[key]
      const href = addressOf(customer[key], host)
      return href ? [{ name, href }] : []
    }),
  }
}

/** Users enter a whole URL or only their handle; anything but http(s) is left out. */
export function addressOf(written: string, host: string): string | null {
  const text = written.trim()
  if (!text) return null
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? new URL(text).href : null
  if (/^[\w.-]+$/.test(text.replace(/^@/, '')) && !text.includes(':'))
    return `https://${host}/${text.replace(/^@/, '')}`
  return URL.canParse(`https://${text}`) && text.startsWith(host) ? `https://${text}` : null
}
