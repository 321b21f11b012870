import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'native',
    strictTags: false,
    include: ['src/**/*.test.ts'],
    // Other tests may run beside these on few cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
