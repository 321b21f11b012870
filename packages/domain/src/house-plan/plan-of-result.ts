import type { ScoreExplanation, Evidence } from '../scoring/result.ts';
import {
  finishedWork,
  type ReportedDone,
  type WorkEvidence,
  type WorkPhoto,
} from '../finished-work/index.ts';
import type { HazardTypeId } from '../hazards/index.ts';
import type { MappedFact } from '../mapped/index.ts';
import { questions, type AnswerValue, type QuestionId } from '../owner-answers/index.ts';
import type { FindingSide } from '../scoring/terms.ts';
import {
  sideNaming,
  sideNamingOf,
  type SideAnswer,
  type SideNaming,
  type SidePlacement,
} from '../sides/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import { housePlan, type HousePlan, type PlanEvidence, type PlanFinding } from './house-plan.ts';

/** What a plan reads of an answer, as the API gives it. */
export type PlanAnswer = SideAnswer & {
  readonly question_id: QuestionId;
  readonly answer: AnswerValue;
};

export interface PlanHome {
  readonly property: PlanEvidence['home'] & {
    readonly lat: number | null;
    readonly lng: number | null;
  };
  readonly photos: readonly (WorkPhoto & { readonly placement: SidePlacement | null })[];
  readonly answers: readonly PlanAnswer[];
  /** What the owner says is done. */
  readonly done: readonly ReportedDone[];
  readonly analysis: {
    readonly coverage_missing: readonly Direction[];
    readonly explanation: Pick<
      ScoreExplanation,
      'rows' | 'after_photos' | 'set_aside' | 'coverage' | 'exposure'
    >;
    readonly photos: WorkEvidence<WorkPhoto>['looks'];
  };
  /** What maps say of its sides and nobody has settled (`openMappedFacts`). */
  readonly onMaps?: readonly MappedFact[];
}

/** The plan of a home with a result. Its numbers are those of the hazards in the order in which the result lists them. */
export function planOfResult({
  property,
  photos,
  answers,
  done,
  analysis,
  onMaps = [],
}: PlanHome): HousePlan {
  const { explanation } = analysis;
  const homeNaming = sideNaming(property, photos, analysis, answers);
  const { naming, seen } = planSides(homeNaming, explanation.coverage.directions_seen, answers);
  const inPlan = (side: FindingSide, evidence: readonly Evidence[]) =>
    sideIn(naming, side, sideNamingOf(homeNaming, side, evidence, answers));
  const work = finishedWork({ explanation, looks: analysis.photos, done, photos });
  return housePlan({
    // Which sides the house hasn't is said by the house's own names.
    home: naming === homeNaming ? property : { ...property, missing_sides: [] },
    naming,
    seen,
    findings: explanation.rows.flatMap((row): PlanFinding | readonly [] =>
      row.kind === 'hazard'
        ? {
            hazardType: row.hazard_type,
            sides: row.sides.map(({ side }) => inPlan(side, row.evidence)),
          }
        : [],
    ),
    done: work.flatMap(({ hazards }) =>
      hazards
        .filter(({ isFoundAgain }) => !isFoundAgain)
        .map(({ hazardType, sides }): PlanFinding => {
          const evidence = explanation.set_aside.flatMap((each) =>
            each.hazard_type === hazardType ? each.evidence : [],
          );
          return { hazardType, sides: sides.map((side) => inPlan(side, evidence)) };
        }),
    ),
    exposure: explanation.exposure,
    onMaps,
  });
}

export interface PlanSides {
  readonly naming: SideNaming;
  /** Of which the owner answered most of what is asked, by these names. */
  readonly told: Direction[];
  /** Those, and the photographed ones. */
  readonly seen: Direction[];
}

/**
 * How the plan of a home names its sides, and which were seen by that name: photographed, walked or asked about. While nobody knows
 * which way the front faces, names by the house and by the compass can't be matched. Then the plan takes those of which more sides are
 * known, so that a photo's label hides no side that answers told of.
 * @param homeNaming how the home names its sides (`sideNaming`), also those in `photographed`
 */
export function planSides(
  homeNaming: SideNaming,
  photographed: readonly Direction[],
  answers: Parameters<typeof sidesAskedAbout>[0],
): PlanSides {
  const sidesAs = (naming: SideNaming): PlanSides => {
    const told = sidesAskedAbout(answers, naming);
    const shown = naming === homeNaming ? photographed : [];
    const seen = directions.filter((side) => told.includes(side) || shown.includes(side));
    return { naming, told, seen };
  };
  const own = sidesAs(homeNaming);
  if (homeNaming === 'both') return own;
  const other = sidesAs(homeNaming === 'house' ? 'compass' : 'house');
  return other.seen.length > own.seen.length ? other : own;
}

/** The number of a hazard in the list that belongs to the plan; null if it has none. */
export function planNumberOf({ pins }: Pick<HousePlan, 'pins'>, type: HazardTypeId): number | null {
  return pins.find((pin) => pin.hazardType === type && pin.number !== null)?.number ?? null;
}

/** The numbers that hazards have in the plan, in its order. */
export function planNumbersOf(
  plan: Pick<HousePlan, 'pins'>,
  types: readonly HazardTypeId[],
): readonly number[] {
  return types.flatMap((type) => planNumberOf(plan, type) ?? []).sort((one, other) => one - other);
}

/** A side that is named otherwise than the plan names its own has no place in it. */
function sideIn(naming: SideNaming, side: FindingSide, named: SideNaming): FindingSide {
  return named === naming || side === 'whole_house' ? side : 'unknown';
}

const askedOfEachSide = questions.filter(({ asked }) => asked === 'each_side');

/** The sides that were looked at without a photo, if they are named as the plan names its own: of which the owner has answered at least half of what is asked. */
function sidesAskedAbout(
  answers: readonly (SideAnswer & { readonly question_id: string; readonly answer: AnswerValue })[],
  naming: SideNaming,
): Direction[] {
  const told = answers.filter(
    ({ answer, side_said_as: saidAs }) =>
      answer !== 'not_sure' && (naming === 'both' || naming === saidAs),
  );
  return directions.filter((direction) => {
    const answered = askedOfEachSide.filter(({ id }) =>
      told.some(({ side, question_id: questionId }) => side === direction && questionId === id),
    );
    return 2 * answered.length >= askedOfEachSide.length;
  });
}
