import { defineConfig } from 'vitest/config';

/** Real PostgreSQL, real files and real HTTP take their time on a small machine. */
export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgres-cluster.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
