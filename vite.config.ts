import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { CALLS, DATA, sharedFiles } from './bin/chunks.ts'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'public',
  // The built site carries its own production React, so `npm start` is fast whatever NODE_ENV says.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'es2022',
    // The map lies in the same folder, and a running server goes on with the files of its own build.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // One long-lived file for what changes only with an upgrade.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@remix-run)[\\/]/,
              priority: 9,
            },
            // What pages share travels in a few files instead of thirty.
            ...sharedFiles,
            // A page with a query must not load every call with it.
            { name: 'data', test: DATA, minShareCount: 2, priority: 0.5 },
            { name: 'calls', test: CALLS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  optimizeDeps: {
    include: [
      'leaflet',
      'protomaps-leaflet',
      'pmtiles',
      'pannellum/build/pannellum.js',
      'zod/mini',
      'zustand/vanilla',
      '@tanstack/react-query',
      '@base-ui/react/autocomplete',
      '@base-ui/react/direction-provider',
      '@base-ui/react/menu',
      '@base-ui/react/popover',
      '@base-ui/react/slider',
      '@base-ui/react/toast',
      '@base-ui/react/tooltip',
    ],
  },
}))
