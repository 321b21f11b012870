import type { Analysis } from '@dss/domain';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { AnalysisSummary } from './detailed-analysis.tsx';
import { NothingFound } from './hazard-list.tsx';

const noneFound = {
  band: 'good' as const,
  dss_score: 79,
  enough_seen: true,
  hazards: [],
  photos: [],
  explanation: { context: [], set_aside: [] },
};

test.each([
  ['excellent', 80, 'excellent'],
  ['good', 60, 'good'],
  ['fair', 40, 'moderate'],
  ['poor', 39, 'limited'],
] as const)(
  'the summary of a score in the band %s (%i) calls it %s defensible space',
  (band, score, word) => {
    const html = drawn(<AnalysisSummary analysis={{ ...noneFound, band, dss_score: score }} />);
    expect(html).toContain(`Your property has ${word} defensible space: ${score} of 100.`);
  },
);

test('a home of which little was seen gets no verdict', () => {
  const html = drawn(
    <AnalysisSummary
      analysis={{ ...noneFound, band: 'fair', dss_score: 54, enough_seen: false }}
    />,
  );
  expect(html).toContain('We don’t know enough about your home');
  expect(html).not.toContain('moderate');
});

const seen = {
  image_id: 'front',
  observed: true,
  error: null,
  quality_issues: [],
  not_counted: null,
  provider: 'built-in',
};

test('a home without a photo isn’t praised for what photos show', () => {
  const summary = (photos: Analysis['photos']) =>
    drawn(<AnalysisSummary analysis={{ ...noneFound, photos }} />);
  expect(summary([])).toContain('No hazards were found in what you told us.');
  expect(summary([seen])).toContain('No hazards were found in what the photos show.');
});

test('nothing was found is not said of what the owner set aside', () => {
  const leaves = {
    hazard_type: 'roof_debris' as const,
    sides: ['whole_house' as const],
    confidence: 0.8,
    evidence: [],
    dispute_id: 'its-dispute',
    answer: null,
    kind: 'not_there' as const,
    reason: 'A shadow.',
  };
  const analysis = {
    ...noneFound,
    photos: [seen],
    explanation: { context: [], set_aside: [leaves] },
  };
  const html = drawn(<NothingFound analysis={analysis} />);
  expect(html).toContain('No hazard counts at your home');
  expect(html).not.toMatch(/No hazards|good news/);
});

test('what is a neighbor’s was found all the same', () => {
  const said = ['No hazard counts at your home', 'What you marked as a neighbor’s stands below.'];
  const unsaid = /No hazards|good news/;
  const fence = {
    hazard_type: 'attached_combustible_fence' as const,
    sides: ['west' as const],
    confidence: 1,
    evidence: [],
    dispute_id: 'its-dispute',
    reason: 'Theirs.',
  };
  const analysis = {
    ...noneFound,
    photos: [seen],
    explanation: { context: [fence], set_aside: [] },
  };
  for (const enough of [true, false]) {
    const html = drawn(<NothingFound analysis={{ ...analysis, enough_seen: enough }} />);
    for (const text of enough ? said : said.slice(1)) expect(html).toContain(text);
    expect(html).not.toMatch(unsaid);
  }
  const summary = drawn(<AnalysisSummary analysis={analysis} />);
  expect(summary).toContain(said[0]);
  expect(summary).not.toMatch(unsaid);
  // A building close by is nobody's finding to dispute.
  const building = { context: [{ ...fence, dispute_id: null }], set_aside: [] };
  expect(drawn(<NothingFound analysis={{ ...analysis, explanation: building }} />)).toMatch(unsaid);
});

function drawn(part: ReactElement): string {
  return renderToStaticMarkup(<MessageParts words={appWords}>{part}</MessageParts>);
}
