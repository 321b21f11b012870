import type { Direction } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';

import { appWords } from '../messages/en/app-words.ts';
import { MessageParts } from '../messages/message-parts.tsx';
import { CoverageEnhancements } from './coverage-enhancements.tsx';

test(
  'each side that no photo shows has a card: what to photograph, and the way to add it',
  { tags: ['spec:core-66'] },
  () => {
    const html = shown(['west', 'north']);
    expect([...html.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, title]) => title)).toEqual([
      'North side',
      'West side',
    ]);
    expect(html).toContain('Stand north of the house and look back at it');
    expect(html.match(/href="\/new-property\?property=a-property"/g)).toHaveLength(2);
  },
);

test('where every side is shown there are no cards', () => {
  expect(shown([])).toBe('');
});

function shown(missing: readonly Direction[]): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <MessageParts words={appWords}>
        <CoverageEnhancements propertyId="a-property" missing={missing} />
      </MessageParts>
    </StaticRouter>,
  );
}
