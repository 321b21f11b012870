import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Check, endOf } from './check.tsx';

const shown = (isOff: boolean) =>
  renderToStaticMarkup(<Check title="Key" state={endOf({ text: 'There is no key.', isOff })} />);

test('a check of what is not configured is no success', () => {
  expect(shown(true)).toContain('Not configured');
  expect(shown(true)).not.toMatch(/Success|text-forest/);
  expect(shown(false)).toMatch(/text-forest.*Success/);
});
