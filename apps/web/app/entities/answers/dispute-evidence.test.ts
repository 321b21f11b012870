import type { StoredDispute } from '@dss/domain';
import { describe, expect, test } from 'vitest';

import {
  canDispute,
  disputeOfControl,
  evidenceToDispute,
  photosToDispute,
} from './dispute-evidence.ts';

const seenIn = (photo: string) => ({ image_id: photo, question_id: null });
const answer = { image_id: null, question_id: 'plants_at_wall' } as const;

describe('the evidence of a dispute', () => {
  const evidence = [seenIn('front'), seenIn('front'), seenIn('gone'), answer];
  const disputed = evidenceToDispute(evidence, [{ image_id: 'front' }, { image_id: 'back' }]);

  test('names each remaining photo once', () => {
    expect(disputed?.image_ids).toEqual(['front']);
  });

  test('names the answers', () => {
    expect(disputed?.question_ids).toEqual(['plants_at_wall']);
  });
});

test("a finding whose photos are all deleted can't be disputed", () => {
  expect(canDispute(evidenceToDispute([seenIn('gone')], []))).toBe(false);
  expect(canDispute(evidenceToDispute([answer], []))).toBe(true);
});

test('photos that contradict an answer are set aside without those deleted since', () => {
  const disagreement = { image_ids: ['front', 'gone'] };
  expect(photosToDispute(disagreement, [{ image_id: 'front' }])).toEqual(['front']);
  expect(photosToDispute(disagreement, [])).toEqual([]);
});

test('a finding that is up to a landlord leads to the dispute that said so', () => {
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
  expect(disputeOfControl([dispute], finding)).toBe(dispute);
  expect(
    disputeOfControl([{ ...dispute, withdrawn_at: dispute.created_at }], finding),
  ).toBeUndefined();
  expect(
    disputeOfControl([dispute], { ...finding, evidence: [seenIn('back'), answer] }),
  ).toBeUndefined();
});
