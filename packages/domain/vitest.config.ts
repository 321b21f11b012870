import { defineProject } from 'vitest/config';

/** Pure functions: nothing that one file could leave behind for the next. */
export default defineProject({
  test: {
    name: 'domain',
    strictTags: false,
    include: ['src/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
  },
});
