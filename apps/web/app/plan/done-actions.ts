import {
  stepIdOf,
  type ActionPlan,
  type AfterPhotoVerdict,
  type Analysis,
  type Box,
  type DoneAction,
  type ExplanationEvidence,
  type GuidanceStepId,
  type HazardTypeId,
  type Photo,
  type QuestionId,
} from '@dss/domain';

/** Where the plan's page says what is done: the fragment of an address that opens it there. */
export const doneHeadingId = 'done-heading';

/** What an after-photo says, or why it says nothing yet. */
export type AfterPhotoState = AfterPhotoVerdict | 'not_taken' | 'not_looked_at' | 'not_readable';

/** A photo that shows what a done action removes, and its newest repeat. */
export interface BeforePhoto {
  readonly photo: Photo;
  readonly box: Box | null;
  readonly hazardTypes: readonly HazardTypeId[];
  readonly after: Photo | null;
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

/** What the owner may say of a finding that no photo settles. */
export interface FindingLeft {
  readonly hazardType: HazardTypeId;
  /** Those that show it, and their repeats. */
  readonly imageIds: readonly string[];
  readonly questionIds: readonly QuestionId[];
}

/**
 * A done action.
 *
 * - `confirmed`: after-photos show that everything is gone.
 * - `said`: the owner says so where no photo shows it.
 * - `gone`: nothing of it is found anymore, for another reason.
 * - `open`: something of it still counts.
 */
export interface DoneItem extends Omit<DoneAction, 'step_id'> {
  readonly stepId: GuidanceStepId;
  readonly state: 'confirmed' | 'said' | 'gone' | 'open';
  readonly hazardTypes: readonly HazardTypeId[];
  readonly beforePhotos: readonly BeforePhoto[];
  readonly findings: readonly FindingLeft[];
  /** The disputes by which the owner said that it is gone. */
  readonly disputeIds: readonly string[];
}

/** The part of an analysis that says what became of done work. */
export interface AnalyzedHome {
  readonly explanation: Pick<Analysis['explanation'], 'rows' | 'after_photos' | 'set_aside'>;
  readonly photos: Analysis['photos'];
}

/** What is known of the done actions, in the order of the plan. */
export function doneItems(
  { done }: ActionPlan,
  analysis: AnalyzedHome,
  photos: readonly Photo[],
): DoneItem[] {
  return done.map(({ step_id: stepId, ...said }) => ({
    ...said,
    stepId,
    ...settledOf(stepId, analysis, photos),
  }));
}

function settledOf(
  stepId: GuidanceStepId,
  { explanation, photos: looks }: AnalyzedHome,
  photos: readonly Photo[],
): Omit<DoneItem, 'stepId' | keyof DoneAction> {
  const isRemoved = ({ hazard_type: type }: { hazard_type: HazardTypeId }) =>
    stepIdOf(type) === stepId;
  const rows = explanation.rows.flatMap((row) =>
    row.kind === 'hazard' && row.removable && isRemoved(row) ? row : [],
  );
  const readings = explanation.after_photos.filter(isRemoved);
  const said = explanation.set_aside.filter(
    (finding) => finding.kind === 'already_fixed' && isRemoved(finding),
  );
  const findings = [...rows, ...readings, ...said];
  const views = viewsOf(photos);
  const shown = findings.flatMap((finding) =>
    finding.evidence.flatMap((evidence) => {
      const first = views.find((view) =>
        view.some(({ image_id: id }) => id === evidence.image_id),
      )?.[0];
      return first === undefined ? [] : [{ type: finding.hazard_type, first, evidence }];
    }),
  );
  const beforePhotos = photos.flatMap((photo): BeforePhoto[] => {
    const ofPhoto = shown.filter(({ first }) => first.image_id === photo.image_id);
    if (ofPhoto.length === 0) return [];
    const view = views.find(([first]) => first?.image_id === photo.image_id) ?? [];
    const after = view.length > 1 ? (view.at(-1) ?? null) : null;
    const own = ofPhoto.find(({ evidence }) => evidence.image_id === photo.image_id);
    const look = looks.find(({ image_id: id }) => id === after?.image_id);
    const ofAfter = readings.filter(({ image_id: id }) => id === after?.image_id);
    return [
      {
        photo,
        box: own?.evidence.box ?? null,
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
  return {
    state: rows.length > 0 ? 'open' : said.length > 0 ? 'said' : wayItWent(readings),
    hazardTypes: [...new Set(findings.map(({ hazard_type: type }) => type))],
    beforePhotos,
    findings: rows.map((row) => findingLeft(row, views)),
    disputeIds: said.flatMap(({ dispute_id: id }) => id ?? []),
  };
}

function wayItWent(readings: readonly { verdict: AfterPhotoVerdict }[]): 'confirmed' | 'gone' {
  return readings.some(({ verdict }) => verdict === 'confirmed') ? 'confirmed' : 'gone';
}

/** The photos that were taken to show the same view, oldest first: one and its repeats. */
function viewsOf(photos: readonly Photo[]): Photo[][] {
  const views = new Map<string, Photo[]>();
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
const reasons = ['still_seen', 'unusable', 'not_shown', 'not_judged'] as const;

function stateOf(
  after: Photo | null,
  look: Analysis['photos'][number] | undefined,
  readings: readonly { readonly verdict: AfterPhotoVerdict }[],
): AfterPhotoState {
  if (after === null) return 'not_taken';
  if (look === undefined) return 'not_looked_at';
  if (!look.observed) return 'not_readable';
  const verdicts = readings.map(({ verdict }) => verdict);
  const reason = reasons.find((each) => verdicts.includes(each));
  return reason ?? (verdicts.length === 0 ? 'not_looked_at' : 'confirmed');
}

function findingLeft(
  row: { readonly hazard_type: HazardTypeId; readonly evidence: readonly ExplanationEvidence[] },
  views: readonly Photo[][],
): FindingLeft {
  const shownIn = new Set(row.evidence.flatMap(({ image_id: id }) => id ?? []));
  const withRepeats = views
    .filter((view) => view.some(({ image_id: id }) => shownIn.has(id)))
    .flat();
  return {
    hazardType: row.hazard_type,
    imageIds: withRepeats.map(({ image_id: id }) => id),
    questionIds: [...new Set(row.evidence.flatMap(({ question_id: id }) => id ?? []))],
  };
}

/** Whether a photo that shows what was removed wasn't repeated yet. */
export function waitsForAfterPhoto({ state, beforePhotos }: DoneItem): boolean {
  return state === 'open' && beforePhotos.some((each) => each.state === 'not_taken');
}

/** Whether the owner's word is all that is left: every photo of it was repeated, or none shows it. */
export function canSayGone({ state, beforePhotos }: DoneItem): boolean {
  return (
    state === 'open' &&
    beforePhotos.every((each) => each.state !== 'not_taken' && each.state !== 'not_looked_at')
  );
}
