import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'tools',
    strictTags: false,
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
