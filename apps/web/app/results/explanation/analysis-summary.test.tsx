import type { Analysis } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { appWords } from '../../messages/en/app-words.ts';
import { MessageParts } from '../../messages/message-parts.tsx';
import { AnalysisSummary } from './detailed-analysis.tsx';

test.each([
  ['excellent', 80, 'excellent'],
  ['good', 60, 'good'],
  ['fair', 40, 'moderate'],
  ['poor', 39, 'limited'],
] as const)(
  'the summary of a score in the band %s (%i) calls it %s defensible space',
  (band, score, word) => {
    const html = renderToStaticMarkup(
      <MessageParts words={appWords}>
        <AnalysisSummary
          analysis={{ band, dss_score: score, enough_seen: true, hazards: [], photos: [] }}
        />
      </MessageParts>,
    );
    expect(html).toContain(`Your property has ${word} defensible space: ${score} of 100.`);
  },
);

test('a home of which little was seen gets no verdict', () => {
  const html = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <AnalysisSummary
        analysis={{ band: 'fair', dss_score: 54, enough_seen: false, hazards: [], photos: [] }}
      />
    </MessageParts>,
  );
  expect(html).toContain('We don’t know enough about your home');
  expect(html).not.toContain('moderate');
});

test('a home without a photo isn’t praised for what photos show', () => {
  const seen = {
    image_id: 'front',
    observed: true,
    error: null,
    quality_issues: [],
    not_counted: null,
    provider: 'built-in',
  };
  const summary = (photos: Analysis['photos']) =>
    renderToStaticMarkup(
      <MessageParts words={appWords}>
        <AnalysisSummary
          analysis={{ band: 'good', dss_score: 79, enough_seen: true, hazards: [], photos }}
        />
      </MessageParts>,
    );
  expect(summary([])).toContain('No hazards were found in what you told us.');
  expect(summary([seen])).toContain('No hazards were found in what the photos show.');
});
