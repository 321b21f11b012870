import {
  hazardTypesOfStep,
  type Analysis,
  type GuidanceStepId,
  type HazardTypeId,
  type Plan,
} from '@dss/domain';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useGuidance } from '../../entities/hazard/texts/guidance.ts';
import { typesDone, type DoneItem } from '../../entities/plan/done-actions.ts';
import type { WorkToShow } from './work-sheet.tsx';

/** What jobs and finished work are called, by the advice on the hazards that they remove. */
export function useJobTitles(plan: Plan, items: readonly DoneItem[], analysis: Analysis) {
  const descriptions = useDescriptions();
  const guidance = useGuidance(
    [
      ...plan.actions.map(({ stepId, hazardTypes }) => ({ stepId, types: hazardTypes })),
      ...items.map(({ stepId, hazards }) => ({
        stepId,
        types: hazards.map(({ hazardType }) => hazardType),
      })),
    ].flatMap(({ stepId, types }) => (types.length > 0 ? types : hazardTypesOfStep(stepId))),
  );
  const titleOfType = (type: HazardTypeId) =>
    guidance.data?.find((each) => each.hazard_type === type)?.title ??
    analysis.hazards.find((each) => each.type === type)?.title;
  const typesOf = (stepId: GuidanceStepId) =>
    plan.actions.find((action) => action.stepId === stepId)?.hazardTypes ?? [];
  const doneTypesOf = (stepId: GuidanceStepId) =>
    typesDone(
      items.find((each) => each.stepId === stepId) ?? { stepId, hazards: [] },
      plan.actions.flatMap(({ hazardTypes }) => hazardTypes),
    );
  const doneTitleOf = (stepId: GuidanceStepId) =>
    [...new Set(doneTypesOf(stepId).flatMap((type) => titleOfType(type) ?? []))].join(' · ');
  return {
    guidance,
    /** What a job is called that is still to do. */
    titleOf: (stepId: GuidanceStepId) => {
      const [type] = typesOf(stepId);
      return type === undefined ? doneTitleOf(stepId) : (titleOfType(type) ?? '');
    },
    /** What finished work is called, by everything that it removed. */
    doneTitleOf,
    /** What somebody says who marks work as done, or changes what they said of it. */
    claimsOf: ({ stepId, opens }: Pick<WorkToShow, 'stepId' | 'opens'>) =>
      (opens === 'new' ? typesOf(stepId) : doneTypesOf(stepId)).map(
        (type) => descriptions.hazard(type).title,
      ),
  };
}
