import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin } from 'vite';

import { oldestBrowsers } from './supported-browsers.ts';

const file = fileURLToPath(new URL('../app/lib/device/offline/service-worker.ts', import.meta.url));

/** A fixed name at the root: a browser asks there for newer ones, and lets it answer for pages below its own path only. */
const fileName = 'service-worker.js';

/** Writes the service worker during the build. There is none in development. */
export function buildServiceWorker(): Plugin {
  return {
    name: 'dss:service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, {
        target: oldestBrowsers,
      });
      this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
