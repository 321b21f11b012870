import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    // Tags name lines of the specification: spec:core-120.
    strictTags: false,
    include: ['**/*.test.mjs'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
