import type { ProjectCard } from '#contract/objects.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { shareImage } from '#domain/renditions.ts'

/** A project as schema.org structured data, without its locked content. */
export const projectData = (project: ProjectCard, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ApartmentComplex',
  '@id': url,
  url,
  name: project.title,
  ...(project.image && { image: absoluteUrl(shareImage(project.image, project.image_width), url) }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: project.location,
    addressLocality: project.city,
    addressRegion: project.state,
    addressCountry: project.country,
  },
  ...(project.latitude && {
    geo: {
      '@type': 'GeoCoordinates',
      latitude: Number(project.latitude),
      longitude: Number(project.longitude),
    },
  }),
})
