import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('pages/home-page.tsx'),
  route('properties-details/:slug', 'pages/property-page.tsx'),
  route('sign-in', 'pages/sign-in-page.tsx'),
  route('user/favorites-properties', 'pages/favourites-page.tsx'),
  route('user/interested/:slug', 'pages/interested-page.tsx'),
  route('offline', 'pages/offline-page.tsx'),
  route('styleguide', 'pages/styleguide-page.tsx'),
  route('*', 'pages/not-found-page.tsx'),
] satisfies RouteConfig
