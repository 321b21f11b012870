import type { GuidanceStepId } from '../guidance/index.ts';
import type { HazardTypeId } from '../hazards/index.ts';
import { domainScoresOf } from '../scoring/domain-scores.ts';
import { figuresFrom, nextBandAfter } from '../scoring/figures.ts';
import type { ScoreInput } from '../scoring/input.ts';
import { mergeEvidence } from '../scoring/merge-evidence.ts';
import type { Action } from '../scoring/order-actions.ts';
import { simulate, spreadOf } from '../scoring/range.ts';
import type { DomainScore, ScoreBand, ScoreFigures } from '../scoring/result.ts';
import type { Hundredths } from '../scoring/terms.ts';
import { actionsOf, chargesOf, ledgerOf } from '../scoring/rows.ts';
import { bestActions, type Budget, type WayToDo } from './best-actions.ts';

/** What a home would score. */
export type PlannedScore = ScoreFigures & {
  readonly domains: readonly DomainScore[];
  /** The band above, and the whole points that it is away; null in the highest. */
  readonly nextBand: { readonly band: ScoreBand; readonly points: number } | null;
};

/** What an action gains, before and after its score's ceiling. */
export type Gain = Pick<Action, 'points' | 'pointsWithoutCeiling'>;

/** The work that must be done beside an action before any of its gain shows, and what all of that gains, in hundredths. */
export type GainWithOthers = {
  readonly others: readonly GuidanceStepId[];
  readonly points: Hundredths;
};

/** What an owner can do about a home, and what it would change. */
export type Plan = {
  /** In recommended order, as in the home's result. */
  readonly actions: readonly Action[];
  /** The score once these actions are done. Those that aren't of this home change nothing. */
  readonly after: (stepIds: ReadonlySet<GuidanceStepId>) => PlannedScore;
  /** What an action gains if all planned others are done. */
  readonly gainBeside: (stepId: GuidanceStepId, planned: ReadonlySet<GuidanceStepId>) => Gain;
  /**
   * What an action gains with as little other work as lets its gain show, where it alone gains less than a point because of a ceiling:
   * with one other action, if any is enough. Null of every other action, and where no work lifts the ceiling.
   */
  readonly gainWithOthers: (stepId: GuidanceStepId) => GainWithOthers | null;
  /**
   * The actions within a budget that raise the score the most, and how to get each done.
   * @param done work that needs no choosing anymore, though nothing confirms it yet
   */
  readonly best: (budget: Budget, done?: ReadonlySet<GuidanceStepId>) => readonly WayToDo[];
};

/** In hundredths. */
const onePoint = 100;

/** The plan for a home. Each figure is scored anew with its knees and ceilings, never added up. */
export function planOf(input: ScoreInput): Plan {
  const evidence = mergeEvidence(input);
  const simulation = simulate(evidence);
  const ledger = ledgerOf(evidence, simulation);
  const { regain, evidenceWithout, simulationWithout, scoreWithout } = ledger;
  const actions = actionsOf(ledger);
  const goneWith = (stepIds: ReadonlySet<GuidanceStepId>): ReadonlySet<HazardTypeId> =>
    new Set(
      actions.filter(({ stepId }) => stepIds.has(stepId)).flatMap((each) => each.hazardTypes),
    );
  return {
    actions,
    after: (stepIds) => {
      const gone = goneWith(stepIds);
      const remaining = evidenceWithout(gone);
      const figures = figuresFrom(spreadOf(simulationWithout(gone)));
      return {
        ...figures,
        domains: domainScoresOf(chargesOf(remaining), remaining.coverage),
        nextBand: nextBandAfter(figures.score),
      };
    },
    gainBeside: (stepId, planned) => {
      const others = new Set(planned);
      others.delete(stepId);
      const before = goneWith(others);
      const after = goneWith(others.add(stepId));
      const points = scoreWithout(after) - scoreWithout(before);
      const { additive, ceiling } = regain.without(before);
      return {
        points,
        pointsWithoutCeiling: ceiling === null ? points : regain.without(after).additive - additive,
      };
    },
    gainWithOthers: (stepId) => {
      const action = actions.find((each) => each.stepId === stepId);
      if (!action || action.points >= onePoint || action.pointsWithoutCeiling < onePoint)
        return null;
      const scoreAfter = (stepIds: readonly GuidanceStepId[]) =>
        scoreWithout(goneWith(new Set(stepIds)));
      const shows = (others: readonly GuidanceStepId[]) =>
        scoreAfter([...others, stepId]) - scoreAfter(others) >= onePoint;
      const rest = actions.flatMap((each) => (each.stepId === stepId ? [] : each.stepId));
      const one = rest.find((other) => shows([other]));
      let others = one === undefined ? rest : [one];
      if (!shows(others)) return null;
      if (one === undefined) {
        // The last in the recommended order is the first to be left out.
        for (const other of [...rest].reverse()) {
          const fewer = others.filter((each) => each !== other);
          if (shows(fewer)) others = fewer;
        }
      }
      return { others, points: scoreAfter([...others, stepId]) - scoreAfter([]) };
    },
    best: (budget, done) =>
      bestActions(
        actions.filter(({ stepId }) => !done?.has(stepId)),
        regain,
        budget,
      ),
  };
}
