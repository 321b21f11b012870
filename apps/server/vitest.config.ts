import { defineConfig } from 'vitest/config';

/** Real PostgreSQL, real files and real HTTP take their time on a small machine. */
export default defineConfig({
  test: {
    name: 'server',
    // Tags name lines of the specification: spec:core-120.
    strictTags: false,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgres-cluster.ts'],
    // The files that a worker runs share the modules they import, which takes longer than most of them. Whoever
    // changes something for the whole process puts it back.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
