import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { papers } from './bar-colors.tsx';

test("the browser's bar has the color of the paper", () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(`--paper: light-dark(${papers.light}, ${papers.dark});`);
});
