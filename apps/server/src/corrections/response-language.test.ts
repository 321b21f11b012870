import { analysisSchema, hazardTextsEs, rescoredSchema, type Analysis } from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { made, openHarness, type Home, type Harness } from './testing/harness.ts';

const mulch = 'zone0_combustible_mulch';
const english = `There is ${mulch}.`;
const spanish = `Hay ${mulch}.`;

let place: Harness;
let home: Home;
let seen: Analysis;

beforeAll(async () => {
  place = await openHarness();
  home = await place.newHome();
  await home.addPhoto('back', { direction: 'south', area: 'zone_0', shows: [mulch] });
  seen = await home.analyze();
});

afterAll(() => place.close());

const inSpanish = { 'Accept-Language': 'es-US,es;q=0.9,en;q=0.5' };

/** All explanations in an analysis. */
function explanationsOf({ hazards, explanation }: Analysis): string[] {
  const findings = [
    ...explanation.rows.filter((row) => row.kind === 'hazard'),
    ...explanation.set_aside,
    ...explanation.unsure,
    ...explanation.context,
  ];
  return [...hazards, ...findings.flatMap(({ evidence }) => evidence)].map(
    (one) => one.explanation,
  );
}

async function newest(headers: Readonly<Record<string, string>>) {
  const response = await home.owner.fetch(`${home.url}/analyses?limit=1`, { headers });
  const { analyses } = z.object({ analyses: z.array(analysisSchema) }).parse(await response.json());
  return { analysis: made(analyses[0]), headers: response.headers };
}

it('an analysis is in English unless another language is requested', async () => {
  const { analysis, headers } = await newest({});

  expect(analysis).toEqual(seen);
  expect(new Set(explanationsOf(analysis))).toEqual(new Set([english]));
  expect(headers.get('Content-Language')).toBe('en');
});

describe('the same analysis in Spanish', () => {
  it('has Spanish texts', async () => {
    const { analysis } = await newest(inSpanish);
    expect(new Set(explanationsOf(analysis))).toEqual(new Set([spanish]));
    expect(analysis.hazards[0]?.title).toBe(hazardTextsEs[mulch].title);
  });

  it('has the same figures', async () => {
    const { analysis } = await newest(inSpanish);
    expect(analysis).toMatchObject({ analysis_id: seen.analysis_id, dss_score: seen.dss_score });
  });

  it('says its language', async () => {
    const { headers } = await newest(inSpanish);
    expect(headers.get('Content-Language')).toBe('es');
    expect(headers.get('Vary')).toContain('Accept-Language');
  });
});

it('a new score is in Spanish on request, while still available in English', async () => {
  const response = await home.owner.fetch(`${home.url}/disputes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...inSpanish },
    body: JSON.stringify({
      hazard_type: mulch,
      image_ids: ['back'],
      question_ids: [],
      kind: 'not_there',
      reason: 'Es piedra volcánica.',
    }),
  });

  expect(response.status).toBe(201);
  const rescored = made(rescoredSchema.parse(await response.json()).analysis);
  expect(new Set(explanationsOf(rescored))).toEqual(new Set([spanish]));
  expect(rescored.explanation.set_aside[0]?.reason).toBe('Es piedra volcánica.');
  expect(new Set(explanationsOf((await newest({})).analysis))).toEqual(new Set([english]));
});
