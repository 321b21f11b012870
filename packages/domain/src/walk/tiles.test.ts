import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerAmount, AnswerValue } from '../owner-answers/index.ts';
import { clearAnswerOf, questionById, type OwnerAnswer } from '../owner-answers/index.ts';
import { computeFigures, nothingKnown } from '../scoring/index.ts';
import { directionOf } from '../sides/index.ts';
import {
  denyTile,
  isAmountOpen,
  lackedPart,
  leaveStop,
  mayBeAbsentAt,
  needsAnswer,
  tapTile,
  tellAbsent,
  tileOf,
  walkStops,
  type Mapped,
  type Proposal,
} from './index.ts';

const seenInPhoto: Proposal = {
  hazardType: 'zone0_vegetation',
  imageId: 'photo',
  side: 'south',
  box: null,
  sure: true,
};
const given = (answer: AnswerValue) => ({ answer, amount: null });
const plants = (answer: AnswerValue | null, proposal: Proposal | null = null) =>
  tileOf('plants_at_wall', answer === null ? undefined : given(answer), proposal);

describe('a tile', () => {
  it('shows danger as danger, whether a yes or a no says so', () => {
    expect(plants('yes').state).toBe('there');
    expect(tileOf('vents_fine_mesh', given('no'), null).state).toBe('there');
    expect(tileOf('vents_fine_mesh', given('yes'), null).state).toBe('not_there');
  });

  it('is tapped ahead by a photo, until its owner has settled it', () => {
    expect(plants(null, seenInPhoto).state).toBe('seen');
    expect(plants(null, { ...seenInPhoto, sure: false }).state).toBe('perhaps');
    expect(plants('yes', seenInPhoto).state).toBe('there');
  });

  it('says it is there by a tap, and takes that back by another', () => {
    expect(tapTile(plants(null)).answer).toBe('yes');
    expect(tapTile(plants('no')).answer).toBe('yes');
    expect(tapTile(plants('yes')).answer).toBeNull();
    expect(tapTile(tileOf('vents_fine_mesh', undefined, null)).answer).toBe('no');
  });

  it('says of what a photo shows, by one tap, that it isn’t there', () => {
    expect(tapTile(plants(null, seenInPhoto))).toEqual({
      questionId: 'plants_at_wall',
      answer: 'no',
      proposal: seenInPhoto,
    });
  });

  it('says the same by one tap of what its owner had confirmed', () => {
    const confirmed = tileOf('plants_at_wall', given('yes'), null, seenInPhoto);
    expect(confirmed.state).toBe('there');
    expect(tapTile(confirmed)).toEqual(tapTile(plants(null, seenInPhoto)));
    const maybe = { ...seenInPhoto, sure: false };
    expect(tapTile(tileOf('plants_at_wall', given('yes'), null, maybe)).answer).toBeNull();
  });
});

it('how much there is of a tapped thing is open where a little or a lot can be said and no photo says it', () => {
  const amount = (said: AnswerAmount) => ({ ...given('yes'), amount: said });
  expect(isAmountOpen(plants('yes'))).toBe(true);
  expect(isAmountOpen(tileOf('plants_at_wall', amount('a_little'), null))).toBe(false);
  expect(isAmountOpen(plants('no'))).toBe(false);
  expect(isAmountOpen(plants(null, seenInPhoto))).toBe(false);
  const confirmed = (sure: boolean) =>
    tileOf('plants_at_wall', given('yes'), null, { ...seenInPhoto, sure });
  expect([true, false].map((sure) => isAmountOpen(confirmed(sure)))).toEqual([false, true]);
  expect(isAmountOpen(tileOf('neighbor_near', given('yes'), null))).toBe(false);
  expect(isAmountOpen(tileOf('mulch_at_wall', given('yes'), null))).toBe(false);
});

describe('a tile of what the home was said to lack', () => {
  const attached = ['deck_unburnable', 'under_deck_clear', 'chimney_screened'] as const;
  const tiles = attached.map((id) => tileOf(id, given('not_applicable'), null));

  it('names the part, as long as all that is asked about it is said to be lacking', () => {
    const partsOf = (all: typeof tiles) => all.map((tile) => lackedPart(tile, all));
    expect(partsOf(tiles)).toEqual(['deck', 'deck', 'chimney']);
    const [, ...others] = tiles;
    const withDeck = [tileOf('deck_unburnable', given('no'), null), ...others];
    expect(partsOf(withDeck)).toEqual([null, null, 'chimney']);
    expect(partsOf(attached.map((id) => tileOf(id, undefined, null)))).toEqual([null, null, null]);
  });

  it('is lacking whatever a photo shows, by an answer about that photo', () => {
    const seen = { ...seenInPhoto, hazardType: 'deck_combustible' as const };
    const deck = [tileOf('deck_unburnable', undefined, seen)];
    expect(tellAbsent(deck, ['deck_unburnable'], true)).toEqual([
      { questionId: 'deck_unburnable', answer: 'not_applicable', proposal: seen },
    ]);
    expect(tellAbsent(deck, ['deck_unburnable'], false)).toEqual([
      { questionId: 'deck_unburnable', answer: null, proposal: null },
    ]);
  });
});

describe('a tile of what a map says', () => {
  const near: Mapped = {
    shown: { kind: 'neighbor', feet: 18 },
    amount: '10_to_30_ft',
    source: 'service',
  };
  const neighbor = (answer: AnswerValue | null, proposal: Proposal | null = null) =>
    tileOf('neighbor_near', answer === null ? undefined : given(answer), proposal, null, near);

  it('is tapped ahead until its owner or a photo says something', () => {
    expect(neighbor(null)).toMatchObject({ state: 'mapped', amount: '10_to_30_ft' });
    expect(neighbor('no').state).toBe('not_there');
    expect(neighbor('not_sure').state).toBe('cannot_see');
    expect(neighbor('yes')).toMatchObject({ state: 'there', amount: null });
    const photo = { ...seenInPhoto, hazardType: 'neighbor_structure_close' as const };
    expect(neighbor(null, photo).state).toBe('seen');
  });

  it('says by one tap that it isn’t there, before and after it was confirmed', () => {
    expect(tapTile(neighbor(null)).answer).toBe('no');
    expect(tapTile(neighbor('yes')).answer).toBe('no');
    expect(tapTile(neighbor('no')).answer).toBe('yes');
  });

  it('is confirmed, and how near, by leaving its stop, whatever can’t be seen there', () => {
    for (const rest of ['not_there', 'cannot_see'] as const) {
      expect(leaveStop([neighbor(null), neighbor('no')], rest)).toEqual([
        { questionId: 'neighbor_near', answer: 'yes', amount: '10_to_30_ft', proposal: null },
      ]);
    }
  });
});

describe('leaving a stop', () => {
  it('says that what wasn’t tapped isn’t there, and what a photo shows is', () => {
    const tiles = [
      plants(null, seenInPhoto),
      tileOf('eaves_closed', undefined, null),
      tileOf('dry_grass_in_yard', undefined, { ...seenInPhoto, sure: false }),
    ];
    expect(leaveStop(tiles, 'not_there').map(({ answer }) => answer)).toEqual(['yes', 'yes', 'no']);
    expect(leaveStop(tiles, 'cannot_see').map(({ answer }) => answer)).toEqual([
      'yes',
      'not_sure',
      'not_sure',
    ]);
  });

  it('says nothing is known of what looking doesn’t settle, unless its tile said no', () => {
    const mesh = tileOf('vents_fine_mesh', undefined, null);
    expect(leaveStop([mesh], 'not_there').map(({ answer }) => answer)).toEqual(['not_sure']);
    expect(leaveStop([tileOf('vents_fine_mesh', given('not_sure'), null)], 'not_there')).toEqual(
      [],
    );
    expect(denyTile(mesh).answer).toBe('yes');
    const denied = tileOf('vents_fine_mesh', given('yes'), null);
    expect(leaveStop([denied], 'not_there')).toEqual([]);
    expect(denyTile(denied).answer).toBeNull();
  });

  it('leaves alone what was said', () => {
    const said = (['yes', 'no', 'not_applicable'] as const).map((each) => plants(each));
    expect(leaveStop(said, 'not_there')).toEqual([]);
    expect(leaveStop([...said, plants('not_sure')], 'cannot_see')).toEqual([]);
  });

  it('says that what couldn’t be seen the last time isn’t there', () => {
    expect(leaveStop([plants('not_sure')], 'not_there').map(({ answer }) => answer)).toEqual([
      'no',
    ]);
  });
});

const stops = walkStops({ start: 'front', missing: [] });

it('tapping gives the answers, and so the score, that the questions would', () => {
  const kinds = fc.constantFrom('there', 'not_there', 'cannot_see', 'absent');
  fc.assert(
    fc.property(fc.infiniteStream(kinds), fc.boolean(), (stream, takesBack) => {
      const tapped: OwnerAnswer[] = [];
      const asked: OwnerAnswer[] = [];
      for (const stop of stops) {
        const rest = stream.next().value === 'cannot_see' ? 'cannot_see' : 'not_there';
        const absent = mayBeAbsentAt(stop).flatMap(({ questions }) =>
          stream.next().value === 'absent' ? questions : [],
        );
        const tiles = stop.questions.map((questionId) => {
          const open = tileOf(questionId, undefined, null);
          if (absent.includes(questionId)) return tileOf(questionId, given('not_applicable'), null);
          const tap = stream.next().value;
          if (tap === 'not_there' && needsAnswer(open)) {
            const { answer } = denyTile(open);
            return tileOf(questionId, answer === null ? undefined : given(answer), null);
          }
          if (tap !== 'there') return open;
          const { answer } = tapTile(open);
          const there = tileOf(questionId, answer === null ? undefined : given(answer), null);
          return takesBack && tapTile(there).answer === null && stream.next().value === 'absent'
            ? open
            : there;
        });
        const left = leaveStop(tiles, rest);
        for (const [at, questionId] of stop.questions.entries()) {
          const question = questionById(questionId);
          const found = question.danger;
          const side =
            stop.side !== null && question.asked === 'each_side'
              ? directionOf(stop.side, null)
              : null;
          const said = left.find((each) => each.questionId === questionId)?.answer;
          const state = tiles[at]?.state;
          tapped.push({
            questionId,
            side,
            answer:
              said ??
              (state === 'absent'
                ? 'not_applicable'
                : state === 'not_there'
                  ? clearAnswerOf(question)
                  : found),
          });
          const clear = found === 'yes' ? 'no' : 'yes';
          asked.push({
            questionId,
            side,
            answer:
              state === 'there'
                ? found
                : state === 'absent'
                  ? 'not_applicable'
                  : state === 'not_there' || (rest === 'not_there' && !needsAnswer({ questionId }))
                    ? clear
                    : 'not_sure',
          });
        }
      }
      expect(tapped).toEqual(asked);
      expect(computeFigures({ ...nothingKnown, answers: tapped })).toEqual(
        computeFigures({ ...nothingKnown, answers: asked }),
      );
    }),
    { numRuns: 20 },
  );
});
