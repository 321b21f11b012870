import type { DoneAction } from '../api/action-plan.ts';
import type { Analysis } from '../api/analysis.ts';
import type { Photo } from '../api/photo.ts';
import type { Evidence, ScoreExplanation, HazardRow } from '../scoring/result.ts';
import type { Box } from '../boxes/index.ts';
import { guidanceStepIds, stepIdOf, type GuidanceStepId } from '../guidance/index.ts';
import { hazardById, type HazardTypeId } from '../hazards/index.ts';
import type { AfterPhotoVerdict } from '../scoring/input.ts';
import type { FindingSide } from '../scoring/terms.ts';
import { parseArea, type AreaId, type Direction } from '../zones/index.ts';

/**
 * What finished work rests on, the strongest first.
 *
 * - `confirmed_by_photo`: after-photos were looked at, and no longer show what the photos before them do.
 * - `said_with_photo`: the owner says so, and added a photo from after the work.
 * - `said`: the owner says so.
 */
export const workBases = ['confirmed_by_photo', 'said_with_photo', 'said'] as const;
export type WorkBasis = (typeof workBases)[number];

/** What an after-photo says, or why it says nothing yet. */
export type AfterPhotoState = AfterPhotoVerdict | 'not_taken' | 'not_looked_at' | 'not_readable';

/** What is read of a photo. */
export type WorkPhoto = Pick<Photo, 'image_id' | 'created_at'> & {
  readonly placement: {
    readonly repeats_image_id?: string | null | undefined;
    readonly work_step_id?: string | null | undefined;
    readonly direction?: Direction | null | undefined;
    /** Its label or id. */
    readonly area?: string | null | undefined;
  } | null;
};

/** A photo that shows what finished work removed, and its newest repeat. */
export interface WorkView<Shown extends WorkPhoto> {
  readonly before: Shown;
  /** What was found or marked in it. */
  readonly boxes: readonly Box[];
  readonly hazardTypes: readonly HazardTypeId[];
  readonly after: Shown | null;
  readonly state: AfterPhotoState;
  /** What keeps the after-photo from being judged: blurred, too_dark, too_bright, tilted. */
  readonly qualityIssues: readonly string[];
  /** What the after-photo still shows. */
  readonly stillSeen: readonly {
    readonly hazardType: HazardTypeId;
    readonly box: Box | null;
    readonly explanation: string;
  }[];
}

/** A hazard that finished work removed. */
export interface RemovedHazard<Shown extends WorkPhoto> {
  readonly hazardType: HazardTypeId;
  readonly basis: WorkBasis;
  readonly sides: readonly FindingSide[];
  /** What showed it before. */
  readonly found: readonly Evidence[];
  /** Of the finished work, those that may show where it was; where no photo shows it from before. */
  readonly photos: readonly Shown[];
  /** In the owner's words, where they said it of this hazard alone. */
  readonly reason: string | null;
  /** Something of it counts: a newer photo or answer shows it. */
  readonly isFoundAgain: boolean;
}

/** Work that its owner says is done. */
export interface FinishedWork<Shown extends WorkPhoto> {
  readonly stepId: GuidanceStepId;
  /** What was said of it; null for who doesn't see the plan, and where the owner said of a finding alone that it is fixed. */
  readonly done: ReportedDone | null;
  /** That of its hazards together. */
  readonly basis: WorkBasis;
  readonly isFoundAgain: boolean;
  readonly hazards: readonly RemovedHazard<Shown>[];
  readonly views: readonly WorkView<Shown>[];
  /** Of the finished work, where no photo shows what it removed. */
  readonly photos: readonly Shown[];
}

/** What its owner says of work that is done, as far as others are told. */
export type ReportedDone = Pick<DoneAction, 'step_id' | 'done_on'>;

/** Where finished work is read from. */
export interface WorkEvidence<Shown extends WorkPhoto> {
  readonly explanation: Pick<ScoreExplanation, 'rows' | 'after_photos' | 'set_aside'>;
  /** What became of each photo. */
  readonly looks: readonly Pick<
    Analysis['photos'][number],
    'image_id' | 'observed' | 'quality_issues'
  >[];
  readonly done: readonly ReportedDone[];
  readonly photos: readonly Shown[];
}

/**
 * All finished work of a home with what it rests on: as the plan has it, then what a result tells without it: what was said of findings
 * alone, and everything for those who don't see the plan. The one place that says so, for cards, report, letter and share links.
 */
export function finishedWork<Shown extends WorkPhoto>(
  evidence: WorkEvidence<Shown>,
): FinishedWork<Shown>[] {
  const { done, explanation } = evidence;
  const inPlan = new Set(done.map(({ step_id: stepId }) => stepId));
  const settled = new Set(
    [...fixedIn(explanation), ...confirmedIn(explanation)].map(({ hazard_type: type }) =>
      stepIdOf(type),
    ),
  );
  const others = guidanceStepIds.filter((stepId) => settled.has(stepId) && !inPlan.has(stepId));
  return [
    ...done.map((action) => workOf(action.step_id, action, evidence)),
    ...others.map((stepId) => workOf(stepId, null, evidence)),
  ];
}

function fixedIn({ set_aside: aside }: Pick<ScoreExplanation, 'set_aside'>) {
  return aside.filter(({ kind }) => kind === 'already_fixed');
}

function confirmedIn({ after_photos: readings }: Pick<ScoreExplanation, 'after_photos'>) {
  return readings.filter(({ verdict }) => verdict === 'confirmed');
}

/** Whether two findings may be of one place: on one side, or one of them wherever it may be. */
function mayMeet(one: readonly FindingSide[], other: readonly FindingSide[]): boolean {
  const isAnywhere = (sides: readonly FindingSide[]) =>
    sides.length === 0 || sides.includes('unknown') || sides.includes('whole_house');
  return isAnywhere(one) || isAnywhere(other) || one.some((side) => other.includes(side));
}

/** Whether a photo of an area may show a hazard; one without a label may. */
function mayShow(area: AreaId | null, type: HazardTypeId): boolean {
  return area === null || hazardById(type).seenIn.includes(area);
}

/**
 * Whether what counts was settled by finished work before: a hazard that wasn't is a new finding. Marking work as done settles what was
 * known on all sides, what was said of one finding only its own.
 */
function isFoundAgain(
  row: HazardRow,
  settled: readonly Pick<ScoreExplanation['set_aside'][number], 'hazard_type' | 'sides'>[],
  done: ReportedDone | null,
): boolean {
  const counting = row.sides.map(({ side }) => side);
  return settled.some(
    ({ hazard_type: type, sides }) =>
      type === row.hazard_type && (done !== null || mayMeet(sides, counting)),
  );
}

function workOf<Shown extends WorkPhoto>(
  stepId: GuidanceStepId,
  done: ReportedDone | null,
  { explanation, looks, photos }: WorkEvidence<Shown>,
): FinishedWork<Shown> {
  const isRemoved = ({ hazard_type: type }: { readonly hazard_type: HazardTypeId }) =>
    stepIdOf(type) === stepId;
  const readings = explanation.after_photos.filter(isRemoved);
  const said = fixedIn(explanation).filter(isRemoved);
  const again = explanation.rows.flatMap((row) =>
    row.kind === 'hazard' && row.removable && isFoundAgain(row, [...readings, ...said], done)
      ? row
      : [],
  );
  const groups = viewsOf(photos);
  const firstOf = (imageId: string | null) =>
    groups.find((group) => group.some(({ image_id: id }) => id === imageId))?.[0];
  const shown = [...readings, ...said, ...again].flatMap((finding) =>
    finding.evidence.flatMap((evidence) => {
      const first = firstOf(evidence.image_id);
      return first === undefined ? [] : [{ type: finding.hazard_type, first, evidence }];
    }),
  );
  const views = photos.flatMap((photo): WorkView<Shown>[] => {
    const ofPhoto = shown.filter(({ first }) => first.image_id === photo.image_id);
    if (ofPhoto.length === 0) return [];
    const group = groups.find(([first]) => first?.image_id === photo.image_id) ?? [];
    const after = group.length > 1 ? (group.at(-1) ?? null) : null;
    const look = looks.find(({ image_id: id }) => id === after?.image_id);
    const ofAfter = readings.filter(({ image_id: id }) => id === after?.image_id);
    return [
      {
        before: photo,
        boxes: ofPhoto.flatMap(({ evidence: { image_id: id, box } }) =>
          id === photo.image_id ? (box ?? []) : [],
        ),
        hazardTypes: [...new Set(ofPhoto.map(({ type }) => type))],
        after,
        state: stateOf(after, look, ofAfter),
        qualityIssues: look?.quality_issues ?? [],
        stillSeen: ofAfter.flatMap(({ hazard_type: hazardType, still_seen: seen }) =>
          seen.map(({ box, explanation: text }) => ({ hazardType, box, explanation: text })),
        ),
      },
    ];
  });
  const ofWork = photos.filter(({ placement }) => placement?.work_step_id === stepId);
  // Not what an after-photo was read for, and its owner disputes as never there.
  const confirmed = confirmedIn(explanation).filter(isRemoved);
  const types = [
    ...new Set([...confirmed, ...said, ...again].map(({ hazard_type: type }) => type)),
  ];
  const hazards = types.map((hazardType): RemovedHazard<Shown> => {
    const isOfType = ({ hazard_type: type }: { readonly hazard_type: HazardTypeId }) =>
      type === hazardType;
    const saidOfIt = said.filter(isOfType);
    const counts = again.some(isOfType);
    const isConfirmed = saidOfIt.length === 0 && !counts && confirmed.some(isOfType);
    const ofType = [...readings.filter(isOfType), ...saidOfIt];
    const sides = [...new Set(ofType.flatMap((finding) => finding.sides))];
    // As far as they are labeled, of where it was.
    const ofHazard = ofWork.filter(
      ({ placement }) =>
        mayMeet([placement?.direction ?? 'unknown'], sides) &&
        mayShow(parseArea(placement?.area), hazardType),
    );
    const hasPhoto =
      ofHazard.length > 0 ||
      views.some((view) => view.after !== null && view.hazardTypes.includes(hazardType));
    return {
      hazardType,
      basis: isConfirmed ? 'confirmed_by_photo' : hasPhoto ? 'said_with_photo' : 'said',
      sides,
      found: ofType.flatMap((finding) => finding.evidence),
      photos: ofHazard,
      reason: saidOfIt.map(({ reason }) => reason).find((reason) => reason !== '') ?? null,
      isFoundAgain: counts,
    };
  });
  return {
    stepId,
    done,
    basis: togetherOf(hazards, ofWork),
    isFoundAgain: hazards.some((hazard) => hazard.isFoundAgain),
    hazards,
    views,
    photos: ofWork,
  };
}

/** Confirmed if all of it is; else the owner's word, with a photo if there is one. */
function togetherOf(
  hazards: readonly Pick<RemovedHazard<WorkPhoto>, 'basis'>[],
  photos: readonly WorkPhoto[],
): WorkBasis {
  const bases = new Set(hazards.map(({ basis }) => basis));
  if (bases.size === 0) return photos.length > 0 ? 'said_with_photo' : 'said';
  if (bases.size === 1 && bases.has('confirmed_by_photo')) return 'confirmed_by_photo';
  return photos.length === 0 && bases.size === 1 && bases.has('said') ? 'said' : 'said_with_photo';
}

/** The photos that were taken to show the same view, oldest first: one and its repeats. */
function viewsOf<Shown extends WorkPhoto>(photos: readonly Shown[]): Shown[][] {
  const views = new Map<string, Shown[]>();
  const oldestFirst = [...photos].sort((one, other) =>
    one.created_at < other.created_at ? -1 : 1,
  );
  for (const photo of oldestFirst) {
    const view = views.get(photo.placement?.repeats_image_id ?? '') ?? [];
    view.push(photo);
    views.set(photo.image_id, view);
  }
  return [...new Set(views.values())];
}

/** Reasons why a photo doesn't settle it, the most telling first. */
const reasons = ['still_seen', 'too_old', 'unusable', 'not_shown', 'not_judged'] as const;

function stateOf(
  after: WorkPhoto | null,
  look: WorkEvidence<WorkPhoto>['looks'][number] | undefined,
  readings: readonly { readonly verdict: AfterPhotoVerdict }[],
): AfterPhotoState {
  if (after === null) return 'not_taken';
  if (look === undefined) return 'not_looked_at';
  if (!look.observed) return 'not_readable';
  const verdicts = readings.map(({ verdict }) => verdict);
  const reason = reasons.find((each) => verdicts.includes(each));
  return reason ?? (verdicts.length === 0 ? 'not_looked_at' : 'confirmed');
}
