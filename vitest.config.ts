import { defineConfig } from 'vitest/config';

/** Unit and integration tests; the browser tests under e2e/ run in Playwright. */
export default defineConfig({
  test: {
    projects: ['packages/domain', 'apps/server', 'apps/web', 'apps/native', 'tools', 'scripts'],
  },
});
