import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'native', strictTags: false, include: ['src/**/*.test.ts'] },
});
