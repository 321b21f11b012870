import { createDisputeSchema, textLimits } from '@dss/domain';
import { expect, test } from 'vitest';

import { disputeFrom, emptyDraft, disputeProblems, roomLeft } from './dispute-draft.ts';

const about = { hazard_type: 'zone0_vegetation', image_ids: ['front'], question_ids: [] } as const;
const named = { ...about, image_ids: [...about.image_ids], question_ids: [] };

test('a dispute needs a kind with a reason', () => {
  expect(disputeProblems(emptyDraft)).toEqual(['kind', 'reason']);
  expect(disputeProblems({ kind: 'not_there', whose: null, reason: '  \n' })).toEqual(['reason']);
  expect(disputeFrom(emptyDraft, named)).toBeNull();
});

test('a dispute of “not mine” needs whose it is', () => {
  const draft = { kind: 'not_mine', whose: null, reason: 'The hedge stands next door.' } as const;
  expect(disputeProblems(draft)).toEqual(['whose']);
  expect(disputeFrom({ ...draft, whose: 'neighbor' }, named)?.whose).toBe('neighbor');
});

test('a dispute says whose it is only if its kind asks for that', () => {
  const dispute = disputeFrom(
    { kind: 'not_there', whose: 'neighbor', reason: ' Cut down in May. ' },
    named,
  );
  expect(dispute).toMatchObject({ whose: null, reason: 'Cut down in May.' });
  expect(createDisputeSchema.safeParse(dispute).success).toBe(true);
});

const reasonOf = (length: number) => 'a'.repeat(length);

test('the remaining length of a reason shows only near its limit', () => {
  expect(roomLeft('Mowed on Saturday.')).toBeNull();
  expect(roomLeft(reasonOf(textLimits.placementText - 101))).toBeNull();
  expect(roomLeft(reasonOf(textLimits.placementText - 100))).toBe(100);
  expect(roomLeft(reasonOf(textLimits.placementText))).toBe(0);
});
