import {
  areaOptions,
  computeScore,
  directions,
  goodAnswerOf,
  hazardTypeIds,
  nothingKnown,
  planOf,
  questions,
  type ScoreInput,
} from '@dss/domain';
import { figure, type Section } from './report.ts';
import { quantile } from './statistics.ts';

const goalMs = 5;
const planGoalMs = 50;
const times = 300;

/** The score of a home with many photos and findings, its range included. */
export function measureScore(): Section {
  const input = manyFindings();
  const elapsed = Array.from({ length: 2 * times }, () => {
    const startedAt = performance.now();
    computeScore(input);
    return performance.now() - startedAt;
  }).slice(times);
  const [p50, p99] = [quantile(elapsed, 0.5), quantile(elapsed, 0.99)];
  const choice = measureChoice({ ...input, answers: [] });
  return {
    title: 'Score',
    goals: [
      {
        goal: `the score and its range for 40 findings: under ${goalMs} ms`,
        measured: `p50 ${figure(p50)} ms, p99 ${figure(p99)} ms`,
        isMet: p50 < goalMs,
      },
      {
        goal: `the best actions for a budget, of all ${choice.actions} that there are: under ${planGoalMs} ms`,
        measured: `p50 ${figure(choice.p50)} ms, slowest budget ${figure(choice.slowest)} ms`,
        isMet: choice.slowest < planGoalMs,
      },
    ],
    details: [
      `A home of 50 photos, 40 findings, and an answer to every question; ${times} times after as many to warm up. The goal is judged at p50.`,
      `The actions are chosen for a home with every hazard, ${budgets.length} budgets of $0 to $60,000 with 3, 16 and 64 hours; for each budget the median of 9 times. The goal is judged at the slowest budget.`,
    ],
  };
}

const budgets = [
  0, 100, 250, 500, 1000, 1500, 2500, 5000, 7500, 10_000, 20_000, 40_000, 60_000,
].flatMap((usd) => [3, 16, 64].map((hours) => ({ usd, hours })));

function measureChoice(input: ScoreInput): { actions: number; p50: number; slowest: number } {
  const plan = planOf(input);
  const medians = budgets.map((budget) => {
    const elapsed = Array.from({ length: 9 }, () => {
      const startedAt = performance.now();
      plan.best(budget);
      return performance.now() - startedAt;
    });
    return quantile(elapsed, 0.5);
  });
  return {
    actions: plan.actions.length,
    p50: quantile(medians, 0.5),
    slowest: Math.max(...medians),
  };
}

function manyFindings(): ScoreInput {
  const sideOf = (index: number) => directions[index % directions.length] ?? 'north';
  const photos = Array.from({ length: 50 }, (_, index) => ({
    photoId: `photo-${index}`,
    side: index % 5 === 0 ? null : sideOf(index),
    sideFrom: 'owner' as const,
    areas: [],
    areasInView: areaOptions.map(({ id }) => id),
    usable: true,
    judges: hazardTypeIds,
  }));
  const observations = Array.from({ length: 40 }, (_, index) => ({
    id: `finding-${index}`,
    hazardType: hazardTypeIds[index % hazardTypeIds.length] ?? 'zone0_vegetation',
    side: photos[index]?.side ?? null,
    extent: 'moderate' as const,
    distanceToStructureFt: null,
    worstPlace: false,
    slope: null,
    confidence: 0.7,
    source: 'provider' as const,
    provider: 'bench',
    calibrated: false,
    looksByArea: true,
    photoId: `photo-${index}`,
    questionId: null,
    area: null,
    box: null,
    explanation: '',
  }));
  const answers = questions.flatMap((question) =>
    (question.asked === 'whole_house' ? [null] : directions).map((direction) => ({
      questionId: question.id,
      side: direction,
      answer: goodAnswerOf(question) ?? ('no' as const),
    })),
  );
  return { ...nothingKnown, photos, observations, answers };
}
