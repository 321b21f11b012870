import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'web',
    strictTags: false,
    include: ['{app,bundling}/**/*.test.{ts,tsx}'],
    // The files that a worker runs share the modules they import, which takes longer than most of them. Whoever
    // changes something for the whole process puts it back.
    isolate: false,
    // Other tests may run beside these on few cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
