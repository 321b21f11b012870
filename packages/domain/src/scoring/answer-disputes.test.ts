import { describe, expect, it } from 'vitest';
import type { OwnerAnswer } from '../owner-answers/index.ts';
import type { Direction } from '../zones/index.ts';
import { disputesByAnswer, type SidedPhoto } from './answer-disputes.ts';
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

describe('a no of an assessor', () => {
  const photos: readonly SidedPhoto[] = [
    { id: 'before', side: 'north' },
    { id: 'after', side: 'north' },
  ];
  const no = { questionId: 'firewood_at_wall', side: 'north', answer: 'no' } as const;

  it('settles what photos show that were there then, without one of its own', () => {
    expect(disputesByAnswer({ ...no, visitId: 'visit' }, photos, 1)).toMatchObject([
      { photoIds: ['before'], byAnswer: { questionId: 'firewood_at_wall', side: 'north' } },
    ]);
  });

  it('with a photo counts like the owner’s with it', () => {
    const photo = { photoId: 'after', area: null, box: null };
    expect(disputesByAnswer({ ...no, visitId: 'visit', photo }, photos, 2)).toEqual(
      disputesByAnswer({ ...no, photo }, photos),
    );
  });

  it('is more than the owner’s without a photo, which settles nothing', () => {
    expect(disputesByAnswer(no, photos, 2)).toEqual([]);
  });
});
