import { describe, expect, it } from 'vitest';
import { changesBetween, type ResultFacts } from './result-changes.ts';

const first: ResultFacts = {
  weightsVersion: '2026.3',
  provider: 'built-in',
  hazardTypes: ['gutter_debris', 'vents_unscreened'],
  reportedDone: [],
  confirmedGone: ['roof_debris'],
  photos: [
    { id: 'a', labels: 'north' },
    { id: 'b', labels: '' },
  ],
  answers: [
    { questionId: 'roof_wood', side: null, answer: 'no' },
    { questionId: 'firewood_at_wall', side: 'north', answer: 'yes' },
  ],
  disputes: [{ id: '1', hazardType: 'zone0_vegetation', kind: 'not_there' }],
};

const nothing = changesBetween(first, first);

describe('what changed between two results', () => {
  it('is nothing if they rest on the same, whatever its order', () => {
    const turned = {
      ...first,
      hazardTypes: [...first.hazardTypes].reverse(),
      photos: [...first.photos].reverse(),
      answers: [...first.answers].reverse(),
    };
    expect(changesBetween(first, turned)).toEqual({
      hazards_appeared: [],
      hazards_gone: [],
      work_confirmed: [],
      work_said: [],
      photos_added: 0,
      photos_removed: 0,
      photos_relabeled: 0,
      answers_given: [],
      answers_taken_back: [],
      disputes_made: [],
      disputes_taken_back: [],
      new_method: null,
      new_provider: null,
    });
  });

  it.each<[string, Partial<ResultFacts>, object]>([
    [
      'hazards that appeared, and those that are gone',
      { hazardTypes: ['vents_unscreened', 'roof_debris'] },
      { hazards_appeared: ['roof_debris'], hazards_gone: ['gutter_debris'] },
    ],
    [
      'work that after-photos confirm since, each hazard once',
      { confirmedGone: ['gutter_debris', 'roof_debris', 'gutter_debris'] },
      { work_confirmed: ['gutter_debris'] },
    ],
    [
      'photos added, removed and labeled anew',
      {
        photos: [
          { id: 'b', labels: 'south' },
          { id: 'c', labels: '' },
          { id: 'd', labels: '' },
        ],
      },
      { photos_added: 2, photos_removed: 1, photos_relabeled: 1 },
    ],
    [
      'nothing about the labels of a photo that nobody could look at',
      {
        photos: [
          { id: 'a', labels: null },
          { id: 'b', labels: '' },
        ],
      },
      {},
    ],
    [
      'an answer that says how much since',
      {
        answers: [
          { questionId: 'roof_wood', side: null, answer: 'no' },
          { questionId: 'firewood_at_wall', side: 'north', answer: 'yes', amount: 'a_lot' },
        ],
      },
      { answers_given: ['firewood_at_wall'] },
    ],
    [
      'answers given, and given differently, each question once',
      {
        answers: [
          { questionId: 'roof_wood', side: null, answer: 'yes' },
          { questionId: 'firewood_at_wall', side: 'north', answer: 'yes' },
          { questionId: 'shed_near', side: 'north', answer: 'no' },
          { questionId: 'shed_near', side: 'east', answer: 'no' },
        ],
      },
      { answers_given: ['roof_wood', 'shed_near'] },
    ],
    [
      'an answer taken back',
      { answers: [{ questionId: 'roof_wood', side: null, answer: 'no' }] },
      { answers_taken_back: ['firewood_at_wall'] },
    ],
    [
      'an answer for one side that became one for the house as given, not as taken back',
      {
        answers: [
          { questionId: 'roof_wood', side: null, answer: 'no' },
          { questionId: 'firewood_at_wall', side: null, answer: 'yes' },
        ],
      },
      { answers_given: ['firewood_at_wall'] },
    ],
    [
      'disputes made and taken back',
      { disputes: [{ id: '2', hazardType: 'vents_unscreened', kind: 'already_fixed' }] },
      {
        disputes_made: [{ hazard_type: 'vents_unscreened', kind: 'already_fixed' }],
        disputes_taken_back: [{ hazard_type: 'zone0_vegetation', kind: 'not_there' }],
      },
    ],
    [
      'another method, and somebody else who looked',
      { weightsVersion: '2026.4', provider: 'openai' },
      { new_method: '2026.4', new_provider: 'openai' },
    ],
  ])('are %s', (_what, change, changes) => {
    expect(changesBetween(first, { ...first, ...change })).toEqual({ ...nothing, ...changes });
  });

  it('are the opposite the other way around', () => {
    const second: ResultFacts = {
      ...first,
      hazardTypes: ['roof_debris'],
      photos: [{ id: 'a', labels: 'north' }],
      disputes: [],
    };
    const there = changesBetween(first, second);
    const back = changesBetween(second, first);
    expect(back.hazards_appeared).toEqual(there.hazards_gone);
    expect(back.hazards_gone).toEqual(there.hazards_appeared);
    expect(back.photos_added).toBe(there.photos_removed);
    expect(back.disputes_made).toEqual(there.disputes_taken_back);
  });
});
