import type { Evidence, HazardRow, ScoreExplanation } from '@dss/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { descriptionsEn } from '../../entities/hazard/texts/descriptions-en.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { HouseSidesProvider, NamedSidesProvider } from '../../entities/house-sides/side-words.tsx';
import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { Arithmetic } from './arithmetic.tsx';
import { useToldText } from './finding-words.ts';

const evidence = (source: 'provider' | 'owner', side: 'north' | 'south'): Evidence => ({
  source,
  provider: source === 'provider' ? 'test' : null,
  image_id: source === 'provider' ? 'front' : null,
  stop_image_id: null,
  question_id: source === 'owner' ? 'fence_attached' : null,
  side,
  box: null,
  confidence: source === 'provider' ? 0.6 : 1,
  explanation: '',
});

/** A fence, seen or said to be on some sides. */
function fenceOn(seen: readonly 'north'[], said: readonly 'south'[]): HazardRow {
  const side = { points: 2, removable: true, held_by: null };
  return {
    kind: 'hazard',
    hazard_type: 'attached_combustible_fence',
    domain: 'zone_0',
    sides: [
      ...seen.map((each) => ({ ...side, side: each, confirmed: false, confidence: 0.6 })),
      ...said.map((each) => ({ ...side, side: each, confirmed: true, confidence: 1 })),
    ],
    points: 4,
    fix_only: 4,
    removable: true,
    confirmed: said.length > 0,
    confidence: said.length > 0 ? 1 : 0.6,
    evidence: [
      ...seen.map((each) => evidence('provider', each)),
      ...said.map((each) => evidence('owner', each)),
    ],
    notes: [],
    held_by: null,
  };
}

const explanation = (row: HazardRow, enoughSeen = true): ScoreExplanation => ({
  weights_version: 'test',
  score: 49,
  band: 'fair',
  provisional: false,
  range: { low: 40, high: 60 },
  confidence_percent: 50,
  enough_seen: enoughSeen,
  rows: [row],
  domains: [],
  coverage: { directions_seen: [], directions_missing: [], areas_seen: [], areas_missing: [] },
  potential: {
    score: 53,
    range: { low: 40, high: 60 },
    with_everything_shown: 60,
    gain: 4,
    gain_from_hazards: 4,
    gain_from_ceiling: 0,
  },
  confirming_unseen_gain: 0,
  actions: { count: 0, step_ids: [], in_order: [] },
  as_seen: { score: 49, band: 'fair', range: { low: 40, high: 60 } },
  set_aside: [],
  outweighed: [],
  after_photos: [],
  context: [],
  exposure: null,
  exposure_open: [],
  unsure: [],
  disagreements: [],
  next_questions: [],
  photo_gains: [],
});

function Told({ row }: { row: HazardRow }) {
  const { sure, said } = useToldText()(row);
  return <p>{`${sure ?? '-'} | ${said ?? '-'}`}</p>;
}

const mixed = fenceOn(['north'], ['south']);
const seen = fenceOn(['north'], []);
/** The owner said so of the side that a photo shows. */
const both = { ...seen, evidence: [...seen.evidence, evidence('owner', 'north')] };

test.each([
  [fenceOn(['north'], []), '60% | -'],
  [fenceOn([], ['south']), '- | You told us'],
  [mixed, '60% (Back (north)) | You told us (Front (south))'],
  [both, '60% | You told us'],
])('a percentage stands beside the sides alone that a photo tells of (%#)', (row, expected) => {
  expect(shown(<Told row={row} />)).toContain(expected);
});

test('a side has the name that the owner gave it where nobody knows which way the front faces', () => {
  const said = { question_id: 'fence_attached', side: 'south', side_said_as: 'house' } as const;
  const named = (
    <NamedSidesProvider facing={null} naming="compass" answers={[said]}>
      <Told row={mixed} />
    </NamedSidesProvider>
  );
  expect(shown(named)).toContain('60% (North) | You told us (Front)');
});

test.each([
  [fenceOn(['north'], []), 'Confidence 60%, weighted by confidence. Fixing only this gives back 4'],
  [fenceOn([], ['south']), 'You told us, so it counts in full. Fixing only this gives back 4'],
  [
    mixed,
    'Back (north): Confidence 60%, weighted by confidence. Front (south): You told us, so it counts in full. Fixing only this gives back 4',
  ],
])('so does it where the math is shown (%#)', (row, expected) => {
  expect(shown(<Arithmetic explanation={explanation(row)} />)).toContain(expected);
});

test('where nothing could be gained by knowing more, the math says whether all is known', () => {
  const known = explanation(mixed);
  const notSeen = {
    kind: 'not_seen' as const,
    hazard_type: 'vents_unscreened' as const,
    domain: 'openings' as const,
    sides: ['whole_house' as const],
    points: 3,
  };
  expect(shown(<Arithmetic explanation={known} />)).toContain('All that counts was seen or told');
  const unseen = shown(<Arithmetic explanation={{ ...known, rows: [...known.rows, notSeen] }} />);
  expect(unseen).toContain('What isn’t known yet would not raise the score now');
  expect(unseen).not.toContain('All that counts was seen or told');
});

test('the math calls a figure the home’s score only where enough is known for one', () => {
  const math = (enoughSeen: boolean) =>
    shown(<Arithmetic explanation={explanation(mixed, enoughSeen)} />);
  expect(math(true)).toMatch(/Your score +49/);
  expect(math(false)).toMatch(/The middle of all homes that fit what we know +49/);
  expect(math(false)).not.toContain('Your score');
  expect(math(true)).toContain('By fixing all that was found, together');
  expect(math(false)).not.toMatch(/By fixing all|gives back/);
});

function shown(part: ReactElement): string {
  const client = new QueryClient();
  client.setQueryData(['descriptions', 'en'], descriptionsEn);
  const property = {
    front_faces: 'south' as const,
    front_faces_offered: null,
    missing_sides: [],
    lat: null,
    lng: null,
  };
  const html = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <QueryClientProvider client={client}>
        <HouseSidesProvider property={property} photos={[]}>
          <DescriptionsProvider fallback={null}>{part}</DescriptionsProvider>
        </HouseSidesProvider>
      </QueryClientProvider>
    </MessageParts>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}
