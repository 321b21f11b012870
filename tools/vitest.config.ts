import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'tools',
    strictTags: false,
    include: ['**/*.test.ts'],
    // The files that a worker runs share the modules they import, which takes longer than most of them.
    isolate: false,
    // Node runs TypeScript by itself.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
