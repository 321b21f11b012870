import type { Direction, HouseSide } from '@dss/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { HouseSidesProvider } from '../../entities/house-sides/side-words.tsx';
import { MissingSides, type MissingSidesProps } from './missing-sides.tsx';

test('sides that no photo shows share one card with a way to add each', () => {
  const html = shown(['west', 'north']);
  expect([...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, title]) => title)).toEqual([
    'Back (north) and Left (west): no photo counts yet',
  ]);
  expect(html).toContain('Back (north)');
  expect(html.match(/href="\/new-property\?property=a-property"/g)).toHaveLength(2);
});

test('photos without a side may show the missing ones, so labeling comes first', () => {
  const html = shown(['west', 'north'], 2);
  expect(html).toContain('Back (north) and Left (west): no labeled photo counts yet');
  expect(html).toContain('Label them first.');
});

test('photos narrow the range only where they tell something new', () => {
  expect(shown(['west'])).toContain('can narrow your score range');
  const known = shown(['west'], 0, [], false);
  expect(known).not.toContain('range');
  expect(known).toContain('your report shows an insurer this side, too');
});

test('a side that does not exist is not drawn', () => {
  const sides = (html: string) => html.match(/<text /g)?.length;
  expect(sides(shown(['west']))).toBe(4);
  expect(sides(shown(['west'], 0, ['back']))).toBe(3);
});

test('there is no card when every side is shown', () => {
  expect(shown([])).toBe('');
});

const property: MissingSidesProps['property'] = {
  id: 'a-property',
  front_faces: 'south',
  front_faces_offered: null,
  missing_sides: [],
};

function shown(
  missing: readonly Direction[],
  unlabeled = 0,
  nonexistent: HouseSide[] = [],
  tellsMore = true,
): string {
  const home = { ...property, missing_sides: nonexistent };
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <MessageParts words={appWords}>
        <QueryClientProvider client={createQueryClient()}>
          <HouseSidesProvider property={{ ...home, lat: null, lng: null }} photos={[]}>
            <MissingSides
              property={home}
              missing={missing}
              unlabeled={unlabeled}
              tellsMore={tellsMore}
            />
          </HouseSidesProvider>
        </QueryClientProvider>
      </MessageParts>
    </StaticRouter>,
  );
}
