import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    // Tags name lines of the specification: spec:core-120.
    strictTags: false,
    include: ['**/*.test.mjs'],
    // Files share their modules: none of them changes anything for its whole process.
    isolate: false,
    // Node runs these files as they are.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
