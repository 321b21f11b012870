import { assumedOutline } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Rings } from './rings.tsx';

const drawn = renderToStaticMarkup(<Rings outline={assumedOutline} assumed lat={38.7} />);

test('rings are light lines with dark edges in the dark theme, too', () => {
  expect(drawn).toContain('data-theme="light"');
});

test('lines are as thick on a phone, where the view is smaller', () => {
  const lines = [...drawn.matchAll(/<path [^>]*class="stroke-[^>]*>/g)].map(([line]) => line);
  expect(lines).toHaveLength(8);
  for (const line of lines) expect(line).toContain('vector-effect="non-scaling-stroke"');
});
