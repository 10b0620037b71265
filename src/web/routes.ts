import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('pages/home-page.tsx'),
  route('properties-details/:slug', 'pages/property-page.tsx'),
  route('sign-in', 'pages/sign-in-page.tsx'),
  route('user/favorites-properties', 'pages/favourites-page.tsx'),
  route('user/interested/:slug', 'pages/interested-page.tsx'),
  route('all-projects', 'pages/projects-page.tsx'),
  route('featured-projects', 'pages/projects-page.tsx', { id: 'featured-projects' }),
  route('project-details/:slug', 'pages/project-page.tsx'),
  route('all-agents', 'pages/agents-page.tsx'),
  route('agent-details/:slug', 'pages/agent-page.tsx'),
  route('all-categories', 'pages/categories-page.tsx'),
  route('offline', 'pages/offline-page.tsx'),
  route('styleguide', 'pages/styleguide-page.tsx'),
  route('*', 'pages/not-found-page.tsx'),
] satisfies RouteConfig
