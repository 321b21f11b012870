import { describe, expect, it } from 'vitest';
import { insurerChecklist, type ChecklistItem } from './checklist.ts';
import type { ProgramEvidence, ProgramPlace } from './program-tables.ts';

const inState = (state: ProgramPlace['state']): ProgramPlace => ({ state, area: null });

const nothing: ProgramEvidence = {
  explanation: {
    rows: [],
    unsure: [],
    set_aside: [],
    after_photos: [],
    context: [],
    disagreements: [],
  },
  seen: { photos: [], observations: [] },
  answers: [],
};

const noEaves: ProgramEvidence = {
  ...nothing,
  answers: [{ question_id: 'eaves_closed', answer: 'yes', side: null }],
};

const work = (basis: 'confirmed_by_photo' | 'said_with_photo' | 'said', isFoundAgain = false) => [
  { hazards: [{ hazardType: 'eaves_open' as const, basis, isFoundAgain }] },
];

function standing(
  id: ChecklistItem['id'],
  ...[evidence, done = []]: [ProgramEvidence, Parameters<typeof insurerChecklist>[3]?]
) {
  const list = insurerChecklist(inState('CA'), '2026-11-28', evidence, done);
  return list?.items.find((item) => item.id === id)?.standing;
}

describe('the checklist for an insurer', () => {
  it('is the first program of the state', () => {
    expect(insurerChecklist(inState('CA'), '2026-11-28', nothing, [])?.list).toBe(
      'safer_from_wildfires',
    );
    expect(insurerChecklist(inState('OR'), '2026-11-28', nothing, [])?.list).toBe(
      'wildfire_prepared_base',
    );
  });

  it.each(['CO', null] as const)('is none where no program is known: %s', (state) => {
    expect(insurerChecklist(inState(state), '2026-11-28', nothing, [])).toBeNull();
  });

  it('tells what nobody asked about from what is open', () => {
    expect(standing('enclosed_eaves', nothing)).toBe('not_asked');
    expect(standing('community_programs', noEaves)).toBe('not_asked');
    // Not to know is an answer: “not asked” would be untrue of it.
    const unsure: ProgramEvidence = {
      ...nothing,
      answers: [{ question_id: 'eaves_closed', answer: 'not_sure', side: null }],
    };
    expect(standing('enclosed_eaves', unsure)).toBe('open');
    expect(standing('upgraded_windows', unsure)).toBe('not_asked');
    const someOfFiveFeet: ProgramEvidence = {
      ...nothing,
      explanation: {
        ...nothing.explanation,
        rows: [
          {
            kind: 'not_seen',
            hazard_type: 'zone0_vegetation',
            domain: 'zone_0',
            points: 1,
            sides: ['north'],
          },
        ],
      },
      answers: [{ question_id: 'mulch_at_wall', answer: 'no', side: 'south' }],
    };
    expect(standing('five_foot_zone', someOfFiveFeet)).toBe('open');
  });

  it('has an item that is met, or that the home has nothing of', () => {
    expect(standing('enclosed_eaves', noEaves)).toBe('met_or_none');
    const without: ProgramEvidence = {
      ...nothing,
      answers: [{ question_id: 'eaves_closed', answer: 'not_applicable', side: null }],
    };
    expect(standing('enclosed_eaves', without)).toBe('none_there');
  });

  it.each(['confirmed_by_photo', 'said_with_photo'] as const)(
    'has an item that was fixed, with a photo: %s',
    (basis) => {
      expect(standing('enclosed_eaves', noEaves, work(basis))).toBe('fixed_with_photo');
    },
  );

  it('promises no photo of work that only the owner speaks for', () => {
    expect(standing('enclosed_eaves', noEaves, work('said'))).toBe('met_or_none');
    const both = [...work('confirmed_by_photo'), ...work('said')];
    expect(standing('enclosed_eaves', noEaves, both)).toBe('met_or_none');
  });

  it('calls nothing fixed that was found again, nor what isn’t met', () => {
    expect(standing('enclosed_eaves', noEaves, work('said_with_photo', true))).toBe('met_or_none');
    const open: ProgramEvidence = {
      ...nothing,
      answers: [{ question_id: 'eaves_closed', answer: 'no', side: null }],
    };
    expect(standing('enclosed_eaves', open, work('said_with_photo'))).toBe('open');
  });
});
