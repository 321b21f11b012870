import { fileURLToPath } from 'node:url';

import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { compileMessages } from './bundling/compile-messages.ts';
import { listLicenses } from './bundling/licenses.ts';
import { buildServiceWorker } from './bundling/service-worker.ts';
import { shareChunks } from './bundling/shared-chunks.ts';
import { supportOldestBrowsers } from './bundling/supported-browsers.ts';
import { buildWebManifests } from './bundling/web-manifest.ts';

const server = `http://localhost:${process.env['API_PORT'] ?? 3001}`;
const servedByServer = [
  '/api',
  '/functions',
  '/photos',
  '/imagery',
  '/healthz',
  '/readyz',
  '/claim/',
];

/** Every page loads a list of all scripts; with names in it, the list would be a quarter longer. */
const scriptName = 'assets/[hash].js';

const fonts = fileURLToPath(new URL('app/styles/fonts/', import.meta.url));
const licenses = listLicenses(
  ['public-sans-license.txt', 'source-serif-4-license.txt'].map((name) => fonts + name),
);

export default defineConfig({
  plugins: [
    compileMessages(),
    tailwindcss(),
    reactRouter(),
    licenses.ofPages,
    buildServiceWorker(),
    buildWebManifests(),
    process.env['SHARED_SCRIPTS'] !== 'no' && shareChunks(),
    supportOldestBrowsers(),
  ],
  worker: { plugins: () => [licenses.ofWorkers] },
  // Vite would otherwise discover them late, and each discovery reloads the page in development.
  optimizeDeps: {
    include: [
      '@base-ui/react/alert-dialog',
      '@base-ui/react/toast',
      '@capacitor/preferences',
      '@tanstack/react-query',
      'idb',
      'use-intl',
      'zod',
      'zustand',
      'zustand/vanilla',
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: scriptName,
            chunkFileNames: scriptName,
          },
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      servedByServer.map((path) => [path, { target: server, ws: path === '/api' }]),
    ),
  },
});
