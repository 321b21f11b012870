import { expect, it } from 'vitest';
import { addressFactsSchema, factThatCounts } from '../api/address-facts.ts';

const asked = { source: 'fhsz_sra', asked_on: '2026-11-28', data_from: '2024-04-01' } as const;
const owner = { value: { zone: 'high' }, said_at: '2026-11-28T10:00:00.000Z' } as const;

it.each([
  ['nothing is known', { status: 'not_known', reason: 'failed' }, null, null],
  [
    'a service knows it',
    { status: 'known', value: { zone: 'very_high' }, ...asked },
    null,
    { value: { zone: 'very_high' }, source: 'service' },
  ],
  [
    'a service says that there is nothing',
    { status: 'nothing_there', ...asked },
    null,
    { value: null, source: 'service' },
  ],
  [
    'its owner contradicts a service',
    { status: 'known', value: { zone: 'very_high' }, ...asked },
    owner,
    { value: { zone: 'high' }, source: 'owner' },
  ],
  [
    'its owner says that there is nothing',
    { status: 'not_known', reason: 'off' },
    { ...owner, value: null },
    { value: null, source: 'owner' },
  ],
])('of a fact counts, where %s, the right word', (_case, found, said, counts) => {
  const fact = addressFactsSchema.shape.hazard_zone.parse({ found, owner: said });
  expect(factThatCounts(fact)).toEqual(counts);
});
