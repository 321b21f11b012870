import {
  finishedWork,
  hazardTypesOfStep,
  isTakenAfter,
  isTakenBefore,
  takenAt,
  type ActionPlan,
  type Analysis,
  type DoneAction,
  type FinishedWork,
  type GuidanceStepId,
  type HazardTypeId,
  type RemovedHazard,
  type Photo,
} from '@dss/domain';

/** Where the plan's page says what is done: the fragment of an address that opens it there. */
export const doneHeadingId = 'done-heading';

/** The fragment of an address that opens the form of the plan's page which says that a step is done. */
export function markDoneFragment(stepId: GuidanceStepId): string {
  return `done-${stepId}`;
}

/** Finished work, with what only its owner sees: what it took, and the note. */
export type DoneItem = FinishedWork<Photo> &
  Partial<Pick<DoneAction, 'cost_usd' | 'hours' | 'cubic_yards' | 'note'>>;

type DatedPhoto = Pick<Photo, 'evidence'>;

/**
 * What doesn't fit the day of finished work: a photo from after it that is dated before, or one from before it that is dated after.
 * One of the two dates is wrong.
 */
export function wronglyDated({
  done,
  views,
  photos,
}: {
  readonly done: Pick<DoneAction, 'done_on'> | null;
  readonly views: readonly { readonly before: DatedPhoto; readonly after: DatedPhoto | null }[];
  readonly photos: readonly DatedPhoto[];
}): readonly ('datedBefore' | 'datedAfter')[] {
  if (done === null) return [];
  const day = done.done_on;
  const after = [...views.flatMap((view) => view.after ?? []), ...photos];
  return [
    ...(after.some(({ evidence }) => isTakenBefore(takenAt(evidence), day))
      ? ['datedBefore' as const]
      : []),
    ...(views.some(({ before }) => isTakenAfter(takenAt(before.evidence), day))
      ? ['datedAfter' as const]
      : []),
  ];
}

/** The part of an analysis that says what became of done work. */
export interface AnalyzedHome {
  readonly explanation: Pick<Analysis['explanation'], 'rows' | 'after_photos' | 'set_aside'>;
  readonly photos: Analysis['photos'];
}

/** What is known of finished work, in the order of the plan. */
export function doneItems(
  { done }: ActionPlan,
  { explanation, photos: looks }: AnalyzedHome,
  photos: readonly Photo[],
): DoneItem[] {
  return finishedWork({ explanation, looks, done, photos }).map((work) => {
    const said = done.find(({ step_id: stepId }) => stepId === work.stepId);
    if (said === undefined) return work;
    const { cost_usd, hours, cubic_yards, note } = said;
    return { ...work, cost_usd, hours, cubic_yards, note };
  });
}

/** What finished work removed. */
interface Removal {
  readonly stepId: GuidanceStepId;
  readonly hazards: readonly Pick<RemovedHazard<Photo>, 'hazardType' | 'isFoundAgain'>[];
}

/**
 * The hazards after which finished work is called: those that it removed and that weren't found again, if there are any. Of what nothing
 * is known, the first that its step removes, rather one that isn't open.
 */
export function typesDone(
  { stepId, hazards }: Removal,
  open: readonly HazardTypeId[],
): readonly HazardTypeId[] {
  if (hazards.length === 0) {
    const types = hazardTypesOfStep(stepId);
    return [types.find((type) => !open.includes(type)) ?? types[0]].flatMap((type) => type ?? []);
  }
  const gone = hazards.filter(({ isFoundAgain }) => !isFoundAgain);
  return (gone.length > 0 ? gone : hazards).map(({ hazardType }) => hazardType);
}
