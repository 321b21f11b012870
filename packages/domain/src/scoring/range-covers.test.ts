import { describe, expect, it } from 'vitest';
import { extents, hazardById, type CatalogHazard } from '../hazards/index.ts';
import {
  goodAnswerOf,
  hazardTypesOf,
  meaningOf,
  questions,
  type OwnerAnswer,
  type Question,
} from '../owner-answers/index.ts';
import type { Observation } from '../observations/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import { computeFigures } from './figures.ts';
import { observed } from './fixtures.ts';
import { nothingKnown, type ScoreInput } from './input.ts';
import { builtToCode } from './prevalence.ts';
import { normalBelow } from './upkeep.ts';
import { scoringWeights } from './weights.ts';

/** One random home of the kind that the range assumes, with what its owner answers about it. */
type Home = { readonly truth: ScoreInput; readonly told: ScoreInput };

const { prevalenceFactor } = scoringWeights.builtSince2008;
const scored = questions.filter((question) => goodAnswerOf(question) !== null);

/** Numbers of 0-1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Numbers of their own for each question of a home, so that a question more changes no other answer. */
function numbersOf(home: number, about: string): () => number {
  let seed = Math.imul(home + 1, 0x9e3779b1);
  for (const letter of about) seed = Math.imul(seed ^ letter.charCodeAt(0), 0x01000193);
  return randomNumbers(seed);
}

/** A standard normal number, made of two of 0-1. */
function normal(one: number, other: number): number {
  return Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other);
}

/** How often an answer is wrong: one in 20 hazards is overlooked, and one in 20 that are told isn't there. */
function chanceWrong(question: Question, isThere: boolean): number {
  const { wrongAnswers } = scoringWeights;
  if (isThere) return wrongAnswers;
  const shares = hazardTypesOf(question).map((type) => hazardById(type).prevalence.share);
  const share = Math.max(0, ...shares);
  return Math.min(1, (wrongAnswers * share) / ((1 - wrongAnswers) * (1 - share)));
}

/** What is really there where the owner tells of a hazard: one time in ten a step less, one time in ten a step more. */
function reallyThere(
  question: Question,
  answer: 'yes' | 'no',
  side: Direction | null,
  draw: number,
): Observation[] {
  const { misjudgedExtent } = scoringWeights;
  const step = (draw > 1 - misjudgedExtent ? 1 : 0) - (draw < misjudgedExtent ? 1 : 0);
  return meaningOf(question, answer, undefined).hazards.map(({ hazardType, extent, ...place }) =>
    observed(hazardType, side, {
      ...place,
      extent: extents[extents.indexOf(extent) + step] ?? extent,
    }),
  );
}

/** How common a hazard is in homes of which this is true, known or not. */
function shareOf(hazard: CatalogHazard, isNewer: boolean): number {
  const { share } = hazard.prevalence;
  const factor = isNewer && builtToCode.includes(hazard) ? prevalenceFactor : 1;
  return share * factor;
}

function randomHome(home: number, shareTold: number, isNewer: boolean): Home {
  const ofHome = numbersOf(home, 'upkeep');
  const upkeep = normal(ofHome(), ofHome());
  const shared = scoringWeights.upkeepCorrelation;
  const isThere = (question: Question, random: () => number) => {
    const [type] = hazardTypesOf(question);
    if (type === undefined) return false;
    const hazard = hazardById(type);
    const own = normal(random(), random());
    const draw = hazard.fromNeglect
      ? Math.sqrt(shared) * upkeep + Math.sqrt(1 - shared) * own
      : own;
    return normalBelow(draw) < shareOf(hazard, isNewer);
  };
  const age: OwnerAnswer[] = isNewer
    ? [{ questionId: 'built_since_2008', side: null, answer: 'yes' }]
    : [];
  const truth = [...age];
  const there: Observation[] = [];
  const told = [...age];
  for (const question of scored) {
    const random = numbersOf(home, question.id);
    const sides: readonly (Direction | null)[] =
      question.asked === 'whole_house' ? [null] : directions;
    const good = goodAnswerOf(question) ?? 'no';
    for (const side of sides) {
      const isBad = isThere(question, random);
      const answer = isBad === (good === 'yes') ? 'no' : 'yes';
      if (isBad) there.push(...reallyThere(question, answer, side, random()));
      else truth.push({ questionId: question.id, side, answer });
      if (random() >= shareTold) continue;
      const isWrong = random() < chanceWrong(question, isBad);
      const opposite = answer === 'yes' ? 'no' : 'yes';
      told.push({ questionId: question.id, side, answer: isWrong ? opposite : answer });
    }
  }
  return {
    truth: { ...nothingKnown, answers: truth, observations: there },
    told: { ...nothingKnown, answers: told },
  };
}

describe('the range', { timeout: 120_000 }, () => {
  it.each([
    [0, 'any house'],
    [0.3, 'any house'],
    [0.6, 'any house'],
    [1, 'any house'],
    [0.3, 'a newer house'],
  ])(
    'holds the score of a home in 8 of 10 cases, within a twentieth, with %d of its answers known, of %s',
    (shareTold, age) => {
      const homes = 600;
      let held = 0;
      for (let home = 0; home < homes; home += 1) {
        const { truth, told } = randomHome(home, shareTold, age === 'a newer house');
        const { hundredths } = computeFigures(truth);
        const { range } = computeFigures(told);
        if (hundredths >= range.lowHundredths && hundredths <= range.highHundredths) held += 1;
      }
      expect(held / homes).toBeGreaterThanOrEqual(0.75);
      expect(held / homes).toBeLessThanOrEqual(0.85);
    },
  );
});
