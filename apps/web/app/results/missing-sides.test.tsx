import type { Direction } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';

import { appWords } from '../messages/en/app-words.ts';
import { MessageParts } from '../messages/message-parts.tsx';
import { MissingSides } from './missing-sides.tsx';

test(
  'the sides that no photo shows have one card, with the way to add each',
  { tags: ['spec:core-66'] },
  () => {
    const html = shown(['west', 'north']);
    expect([...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, title]) => title)).toEqual([
      'North and West: no photo yet',
    ]);
    expect(html).toContain('North side');
    expect(html.match(/href="\/new-property\?property=a-property"/g)).toHaveLength(2);
  },
);

test('where every side is shown there is no card', () => {
  expect(shown([])).toBe('');
});

function shown(missing: readonly Direction[]): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <MessageParts words={appWords}>
        <MissingSides propertyId="a-property" missing={missing} />
      </MessageParts>
    </StaticRouter>,
  );
}
