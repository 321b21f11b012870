import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'web', strictTags: false, include: ['{app,bundling}/**/*.test.{ts,tsx}'] },
});
