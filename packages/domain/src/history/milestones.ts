import type { z } from 'zod';
import type { analysisReasonSchema } from '../api/analysis.ts';
import { changesBetween, type ResultChanges, type ResultFacts } from './result-changes.ts';

/** A pause of more hours than this ends a sitting: whoever has lunch is still at it, whoever comes back the next day is not. */
export const sittingPauseHours = 4;

/** A stored result, as far as it says to which milestone it belongs. */
export type StoredResult = {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly reason: z.infer<typeof analysisReasonSchema>;
  readonly weightsVersion: string;
};

/** What a milestone is about, the most telling first: a result with new weights is about them, whatever else is new. */
export const milestoneKinds = [
  'first',
  'weights',
  'work',
  'photos',
  'questions',
  'corrections',
  'other',
] as const;

export type MilestoneKind = (typeof milestoneKinds)[number];

/** Results that may become a milestone together. */
export type ResultGroup<Result> = {
  /** Oldest first, at least one. */
  readonly results: readonly Result[];
  /** Whether a pause was before it. */
  readonly opensSitting: boolean;
};

/** A group by its last result, with what that rests on. */
export type GroupEnd<Figures extends FiguresOfResult> = {
  readonly figures: Figures;
  readonly facts: ResultFacts;
  readonly opensSitting: boolean;
  /** How many results the group has. */
  readonly results: number;
};

export type FiguresOfResult = {
  readonly dss_score: number;
  readonly range: { readonly low: number; readonly high: number };
  readonly enough_seen: boolean;
  readonly exposure: { readonly level: string; readonly at_least: boolean } | null;
};

/** How a home stood at the end of a sitting, or once work was done in it, or the weights were others. */
export type MilestoneOf<Figures> = Figures & {
  readonly kind: MilestoneKind;
  /** Whether a pause was between it and the milestone before. */
  readonly opens_sitting: boolean;
  /** How many results it sums up. */
  readonly results: number;
  /** Points more than at the milestone before; null if there is none, or one of the two has only a range. */
  readonly difference: number | null;
  /** Since the milestone before; of the first one, all it rests on. */
  readonly changes: ResultChanges;
};

/**
 * Puts a home's results into the groups that become milestones. A group ends with its sitting; finished work is apart from what
 * was seen and said meanwhile, and the first result with other weights is alone, since its score differs by them.
 * @param results oldest first
 * @returns each result once, in the same order
 */
export function milestoneGroups<Result extends StoredResult>(
  results: readonly Result[],
): readonly ResultGroup<Result>[] {
  const groups: { readonly results: Result[]; readonly opensSitting: boolean }[] = [];
  for (const [index, result] of results.entries()) {
    const group = groups[groups.length - 1];
    const before = results[index - 1];
    const opensSitting =
      before === undefined || result.at - before.at > sittingPauseHours * 60 * 60 * 1000;
    const isFurther =
      !opensSitting &&
      !hasNewWeights(results, index) &&
      !hasNewWeights(results, index - 1) &&
      (before.reason === 'action_done') === (result.reason === 'action_done');
    if (isFurther) group?.results.push(result);
    else groups.push({ results: [result], opensSitting });
  }
  return groups;
}

/**
 * The milestones of groups. A group that left everything as it was is none: its results count to the milestone before.
 * @param ends oldest first
 * @param isWhole whether no older group was left out; else the first one only says what the second differs from
 */
export function foldMilestones<Figures extends FiguresOfResult>(
  ends: readonly GroupEnd<Figures>[],
  isWhole: boolean,
): readonly MilestoneOf<Figures>[] {
  const milestones: MilestoneOf<Figures>[] = [];
  let opensSitting = false;
  for (const [index, { figures, facts, results, ...end }] of ends.entries()) {
    const before = ends[index - 1];
    const changes = changesBetween(before?.facts ?? nothingYet(facts), facts);
    const last = milestones[milestones.length - 1];
    opensSitting ||= end.opensSitting;
    if (before !== undefined && isSame(before.figures, figures) && isEmpty(changes)) {
      if (last !== undefined) {
        milestones[milestones.length - 1] = { ...last, results: last.results + results };
      }
    } else if (before !== undefined || isWhole) {
      milestones.push({
        ...figures,
        kind: before === undefined ? 'first' : kindOf(changes),
        opens_sitting: opensSitting,
        results,
        difference:
          before?.figures.enough_seen === true && figures.enough_seen
            ? figures.dss_score - before.figures.dss_score
            : null,
        changes,
      });
      opensSitting = false;
    }
  }
  return milestones;
}

/**
 * How many points the score has changed since before the present sitting, counted from the oldest milestone that can be compared:
 * one with a score, and with the same weights as now.
 * @param milestones oldest first
 * @returns the points, and when that milestone was; null if there is none
 */
export function changeSince(
  milestones: readonly Pick<
    MilestoneOf<FiguresOfResult & { readonly created_at: string }>,
    'kind' | 'opens_sitting' | 'created_at' | 'dss_score' | 'enough_seen'
  >[],
): { readonly points: number; readonly since: string } | null {
  const newestFirst = [...milestones].reverse();
  const [now] = newestFirst;
  if (now?.enough_seen !== true) return null;
  let isEarlier = false;
  let found: { readonly points: number; readonly since: string } | null = null;
  for (const milestone of newestFirst) {
    if (isEarlier && milestone.enough_seen) {
      found = { points: now.dss_score - milestone.dss_score, since: milestone.created_at };
    }
    // What is older was scored with other weights.
    if (milestone.kind === 'weights') break;
    isEarlier ||= milestone.opens_sitting;
  }
  return found;
}

function hasNewWeights(results: readonly StoredResult[], index: number): boolean {
  const before = results[index - 1];
  return before !== undefined && before.weightsVersion !== results[index]?.weightsVersion;
}

/** What was known before a first result: nothing, by the same method. */
function nothingYet({ weightsVersion, provider }: ResultFacts): ResultFacts {
  return {
    weightsVersion,
    provider,
    hazardTypes: [],
    reportedDone: [],
    confirmedGone: [],
    photos: [],
    answers: [],
    disputes: [],
  };
}

function kindOf(changes: ResultChanges): MilestoneKind {
  if (changes.new_method !== null) return 'weights';
  if (changes.work_confirmed.length + changes.work_said.length > 0) return 'work';
  if (changes.photos_added + changes.photos_removed + changes.photos_relabeled > 0) return 'photos';
  if (changes.answers_given.length + changes.answers_taken_back.length > 0) return 'questions';
  if (changes.disputes_made.length + changes.disputes_taken_back.length > 0) return 'corrections';
  return 'other';
}

function isSame(before: FiguresOfResult, after: FiguresOfResult): boolean {
  return (
    before.dss_score === after.dss_score &&
    before.range.low === after.range.low &&
    before.range.high === after.range.high &&
    before.enough_seen === after.enough_seen &&
    before.exposure?.level === after.exposure?.level &&
    before.exposure?.at_least === after.exposure?.at_least
  );
}

function isEmpty(changes: ResultChanges): boolean {
  return Object.values(changes).every(
    (change) => change === null || change === 0 || (Array.isArray(change) && change.length === 0),
  );
}
