import { describe, expect, it } from 'vitest';
import { builtInProvider } from '../observations/index.ts';
import type { OwnerAnswer } from '../owner-answers/index.ts';
import type { Direction } from '../zones/index.ts';
import { disputesByAnswer, disputesOfMeasures, type SidedPhoto } from './answer-disputes.ts';
import { allSeen, observed, scoreExactly } from './fixtures.ts';

/** Firewood seen in a photo on a side that was recognized, where its owner didn't place the photo. */
type Seen = { readonly recognized: Direction | null; readonly placed?: Direction };

type Said = { readonly side?: Direction | null; readonly answer?: OwnerAnswer['answer'] };

/** Ids of the photos whose firewood still counts after a no to what one of them shows: the last one but `later`. */
function countedAfterNo(
  seen: readonly Seen[],
  { side = 'north', answer = 'no' }: Said = {},
  later = 0,
): string[] {
  const photos = seen.map(({ placed }, index): SidedPhoto => ({
    id: `photo-${index + 1}`,
    side: placed ?? null,
  }));
  const shown = { photoId: `photo-${seen.length - later}`, area: null, box: null };
  const no = { questionId: 'firewood_at_wall', side, answer, photo: shown } as const;
  const { rows } = scoreExactly({
    ...allSeen,
    observations: seen.map(({ placed, recognized }, index) =>
      observed('zone0_firewood_lumber', placed ?? recognized, { photoId: `photo-${index + 1}` }),
    ),
    answers: [no],
    disputes: disputesByAnswer(no, photos),
  });
  return rows
    .flatMap((row) => (row.kind === 'hazard' ? row.evidence : []))
    .flatMap(({ image_id: imageId }) => imageId ?? [])
    .sort();
}

describe('a no to what a photo shows of a side', () => {
  it('settles that photo and earlier ones that the owner placed there', () => {
    const placed = { placed: 'north', recognized: null } as const;
    expect(countedAfterNo([placed, placed])).toEqual([]);
  });

  it('settles an earlier photo in which the side was only recognized', () => {
    expect(
      countedAfterNo([{ recognized: 'north' }, { placed: 'north', recognized: null }]),
    ).toEqual([]);
  });

  it('settles the photo itself, whichever side was recognized in it', () => {
    expect(countedAfterNo([{ recognized: 'east' }])).toEqual([]);
  });

  it.each([
    ['another side was recognized', { recognized: 'south' }],
    ['its owner placed it at another side', { recognized: 'north', placed: 'south' }],
    ['its side is unknown', { recognized: null }],
  ] as const)('leaves an earlier photo counted if %s', (_reason, earlier) => {
    const shown = { placed: 'north', recognized: null } as const;
    expect(countedAfterNo([earlier, shown])).toEqual(['photo-1']);
  });

  it('leaves a later photo counted', () => {
    const seen = [{ recognized: 'north' }, { recognized: 'north' }] as const;
    expect(countedAfterNo(seen, {}, 1)).toEqual(['photo-2']);
  });

  it('settles nothing as “can’t tell”', () => {
    expect(countedAfterNo([{ recognized: 'north' }], { answer: 'not_sure' })).toEqual(['photo-1']);
  });
});

it('a no for the whole house settles every earlier photo', () => {
  const seen: Seen[] = [{ recognized: 'south' }, { recognized: null }];
  expect(countedAfterNo([...seen, { placed: 'north', recognized: null }], { side: null })).toEqual(
    [],
  );
});

describe('a no that was said without seeing what an analyzer found', () => {
  const no = { questionId: 'dry_grass_in_yard', side: 'north', answer: 'no' } as const;

  /** The result after an answer about dry grass, which an analyzer found on the north side. */
  function after(provider: string, answer: OwnerAnswer = no) {
    const observations = [{ ...observed('zone1_tall_dry_grass', 'north'), provider }];
    const disputes = disputesOfMeasures([answer], observations);
    return scoreExactly({ ...allSeen, observations, answers: [answer], disputes });
  }

  it('keeps what the built-in analyzer measured on that side from costing points', () => {
    const { hundredths, rows, set_aside: setAside, disagreements } = after(builtInProvider);
    expect(hundredths).toBe(scoreExactly(allSeen).hundredths);
    expect(rows).toEqual([]);
    expect(disagreements).toEqual([]);
    expect(setAside).toMatchObject([
      { answer: { question_id: 'dry_grass_in_yard', side: 'north' }, sides: ['north'] },
    ]);
  });

  it('does so for all sides if it is about the whole house', () => {
    expect(after(builtInProvider, { ...no, side: null }).rows).toEqual([]);
  });

  it.each([
    ['on another side', { ...no, side: 'south' }],
    ['as “can’t tell”', { ...no, answer: 'not_sure' }],
    ['as a yes', { ...no, answer: 'yes' }],
  ] as const)('does not if it was said %s', (_how, answer) => {
    expect(after(builtInProvider, answer).rows.length).toBeGreaterThan(0);
    expect(after(builtInProvider, answer).set_aside).toEqual([]);
  });

  it('leaves what a model saw counted, as a disagreement', () => {
    const { rows, disagreements } = after('model');
    expect(rows.some(({ kind }) => kind === 'hazard')).toBe(true);
    expect(disagreements).toMatchObject([{ photos: 'hazard', owner: 'clear' }]);
  });
});
