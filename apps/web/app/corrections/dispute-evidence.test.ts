import type { StoredDispute } from '@dss/domain';
import { expect, test } from 'vitest';

import { canDispute, evidenceToDispute, heldByDispute } from './dispute-evidence.ts';

const seenIn = (photo: string) => ({ image_id: photo, question_id: null });
const told = { image_id: null, question_id: 'plants_at_wall' } as const;

test('a dispute names each photo and answer once, and no photo that is gone', () => {
  const evidence = [seenIn('front'), seenIn('front'), seenIn('gone'), told];
  expect(evidenceToDispute(evidence, [{ image_id: 'front' }, { image_id: 'back' }])).toEqual({
    image_ids: ['front'],
    question_ids: ['plants_at_wall'],
  });
});

test('a finding whose photos are all gone leaves nothing to object to', () => {
  expect(canDispute(evidenceToDispute([seenIn('gone')], []))).toBe(false);
  expect(canDispute(evidenceToDispute([told], []))).toBe(true);
});

test('a finding that a landlord decides about leads to the dispute that said so', () => {
  const dispute: StoredDispute = {
    id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c005',
    hazard_type: 'zone0_vegetation',
    image_ids: ['front'],
    question_ids: [],
    kind: 'not_mine',
    whose: 'landlord_or_association',
    reason: 'The association plants them.',
    created_at: '2026-07-01T12:00:00.000Z',
    withdrawn_at: null,
  };
  const finding = { hazard_type: 'zone0_vegetation', evidence: [seenIn('front')] };
  expect(heldByDispute([dispute], finding)).toBe(dispute);
  expect(
    heldByDispute([{ ...dispute, withdrawn_at: dispute.created_at }], finding),
  ).toBeUndefined();
  expect(
    heldByDispute([dispute], { ...finding, evidence: [seenIn('back'), told] }),
  ).toBeUndefined();
});
