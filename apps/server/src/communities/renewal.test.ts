import { randomUUID } from 'node:crypto';
import { coordinatedCommunitySchema } from '@dss/domain';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPersonsProgram } from '../accounts/testing/people.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { expectError } from '../testing/errors.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const entry = {
  day: '2026-03-07',
  kind: 'event',
  hours: 12.5,
  dollars: 1300,
  cubic_yards: 4.25,
  in_kind: 'Chipper',
  note: 'Preparedness fair',
} as const;
const goal = { id: randomUUID(), year: 2027, goal: 'Screen ten vents', who: 'Ana', when: 'April' };
const plan = { assessed_on: '2024-02-29', planned_on: '2026-10-02', first_year: 2027 };

async function newCommunity() {
  const coordinator = await newPersonsProgram(app);
  const details = { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 };
  const made = await coordinator.send('POST', '/api/communities', details);
  const { id } = coordinatedCommunitySchema.parse(await made.json());
  const url = `/api/communities/${id}`;
  await coordinator.send('PUT', `${url}/entries/${randomUUID()}`, entry);
  await coordinator.send('PUT', `${url}/plan`, { ...plan, goals: [goal] });
  return { coordinator, packets: `${url}/renewal-packets` };
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

describe('a renewal packet', () => {
  it('has a year’s work, outreach, plan and assessment, in this order', async () => {
    const { coordinator, packets } = await newCommunity();
    const response = await coordinator.send('POST', packets, { year: 2026, locale: 'en' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Disposition')).toContain('firewise-renewal-2026.pdf');
    const text = await textOf(new Uint8Array(await response.arrayBuffer()));
    const said = [
      'Firewise renewal 2026',
      'Elm Park',
      'by Ana Ruiz',
      'Hours: 12.5',
      'Dollars: $1,300',
      '27.5 more hours',
      'Mar 7, 2026',
      'Chipper',
      'Event, March 7, 2026: Preparedness fair',
      'Next update due by October 2, 2029',
      'Screen ten vents',
      'Next due by February 28, 2029',
    ];
    const places = said.map((each) => text.indexOf(each));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('is in Spanish, and of its year alone', async () => {
    const { coordinator, packets } = await newCommunity();
    const response = await coordinator.send('POST', packets, { year: 2025, locale: 'es' });
    const text = await textOf(new Uint8Array(await response.arrayBuffer()));
    expect(text).toContain('Renovación Firewise 2025');
    expect(text).toContain('No hay nada anotado para 2025.');
    expect(text).not.toContain('Chipper');
  });

  it('is its coordinator’s alone', async () => {
    const { packets } = await newCommunity();
    const asked = { year: 2026, locale: 'en' };
    const other = await newPersonsProgram(app);
    await expectError(await other.send('POST', packets, asked), 'community_not_found');
    await expectError(await app.stranger.send('POST', packets, asked), 'session_missing');
  });
});
