import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { tokenColors } from './token-colors.ts';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const document = readFileSync(new URL('../../../../docs/design.md', import.meta.url), 'utf8');

/** The rows of the document's tables, with trimmed cells. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.replaceAll(/\s*\|\s*/g, '|').slice(1, -1));

test.each(tokenColors(tokens))(
  'docs/design.md gives the real value of the color $name',
  (color) => {
    const { name, light, dark } = color;
    expect(
      rows.filter((row) => row.startsWith(`\`${name}\`|\`${light}\`|\`${dark}\`|`)),
    ).toHaveLength(1);
  },
);
