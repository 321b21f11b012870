import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';

import { inEnglish } from '../../lib/messages/en/in-english.ts';
import walk from '../../lib/messages/en/walk.json' with { type: 'json' };
import progress from '../../lib/messages/en/progress.json' with { type: 'json' };
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import type { AnalysisFailure } from '../../entities/analysis/analysis-failure.ts';
import { ProgressFailure } from './progress-failure.tsx';

const shown = (failure: AnalysisFailure) =>
  renderToStaticMarkup(
    <StaticRouter location="/analysis-progress/p1">
      <MessageParts words={inEnglish({ progress, walk })}>
        <ProgressFailure
          propertyId="p1"
          view={{ kind: 'failed', failure, stillWorking: null }}
          onTryAgain={() => undefined}
        />
      </MessageParts>
    </StaticRouter>,
  );

test.each(['unavailable', 'timeout', 'noImages', 'offline', 'cancelled'] as const)(
  'an analysis that ended as %s offers another try or the way back to the property',
  (failure) => {
    const html = shown(failure);
    expect(html).toContain('Try Again');
    expect(html).toMatch(/href="\/property\/p1"[^>]*>Back to Property/);
  },
);

test('without photos the failure says so, without calling photos safe', () => {
  const html = shown('noImages');
  expect(html).toContain('No images found for analysis');
  expect(html).toContain('There is nothing to go by yet.');
  expect(html).not.toContain('its photos are safe');
});

test('without photos the failure leads to the walk, or to adding some', () => {
  expect(shown('noImages')).toMatch(
    /href="\/property\/p1\/walk\?start=front"[^>]*>Walk me through it/,
  );
  expect(shown('noImages')).toMatch(/href="\/new-property\?property=p1"[^>]*>Add Photos/);
});

test('a property that was not found is explained', () => {
  const html = shown('propertyNotFound');
  expect(html).toContain('Property not found');
  expect(html).toContain('created in another browser');
});

test('from a property that was not found one can start over, try again or go home', () => {
  const html = shown('propertyNotFound');
  expect(html).toMatch(/href="\/new-property"[^>]*>Start over/);
  expect(html).toContain('Try Again');
  expect(html).toMatch(/href="\/"[^>]*>Back to Home/);
  expect(html).not.toContain('Back to Property');
});
