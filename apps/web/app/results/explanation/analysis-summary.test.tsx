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
  { tags: ['spec:core-195'] },
  (band, score, word) => {
    const html = renderToStaticMarkup(
      <MessageParts words={appWords}>
        <AnalysisSummary analysis={{ band, dss_score: score, enough_seen: true, hazards: [] }} />
      </MessageParts>,
    );
    expect(html).toContain(`Your property has ${word} defensible space: ${score} of 100.`);
  },
);

test('a home of which little was seen gets no verdict', () => {
  const html = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <AnalysisSummary
        analysis={{ band: 'fair', dss_score: 54, enough_seen: false, hazards: [] }}
      />
    </MessageParts>,
  );
  expect(html).toContain('We haven’t seen enough of your home');
  expect(html).not.toContain('moderate');
});
