import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { themeBackgrounds } from './page-theme.tsx';

test('the browser’s toolbar has the page’s background color', () => {
  const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(
    `--paper: light-dark(${themeBackgrounds.light}, ${themeBackgrounds.dark});`,
  );
});
