import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** One page stands at all of these, so that going from one to the other keeps its map and its place. */
const RESULTS = [
  'properties/all-properties',
  'properties/categories/:category',
  'properties/city/:city',
  'featured-properties',
  'most-viewed-properties',
  'most-favorite-properties',
  'premium-properties',
  'search',
]

export default [
  index('pages/home-page.tsx'),
  layout(
    'pages/results-page.tsx',
    RESULTS.map((path) => route(path, 'pages/results-address.tsx', { id: path })),
  ),
  route('properties-on-map', 'pages/map-page.tsx'),
  route('properties-nearby-city', 'pages/cities-page.tsx'),
  route('properties-details/:slug', 'pages/property-page.tsx'),
  route('sign-in', 'pages/sign-in-page.tsx'),
  route('reset-password', 'pages/reset-password-page.tsx'),
  route('user/profile', 'pages/profile-page.tsx'),
  route('user/verification-form', 'pages/verification-page.tsx'),
  route('user/favorites-properties', 'pages/favourites-page.tsx'),
  route('user/interested/:slug', 'pages/interested-page.tsx'),
  route('all-projects', 'pages/projects-page.tsx'),
  route('featured-projects', 'pages/projects-page.tsx', { id: 'featured-projects' }),
  route('project-details/:slug', 'pages/project-page.tsx'),
  route('all-agents', 'pages/agents-page.tsx'),
  route('agent-details/:slug', 'pages/agent-page.tsx'),
  route('all-categories', 'pages/categories-page.tsx'),
  route('compare-properties/:ids?', 'pages/compare-page.tsx'),
  route('offline', 'pages/offline-page.tsx'),
  route('styleguide', 'pages/styleguide-page.tsx'),
  route('*', 'pages/not-found-page.tsx'),
] satisfies RouteConfig
