import { hazardById, hazardTypeIds, type HazardTypeId } from '../hazards/index.ts';
import { guidanceSteps, type GuidanceStepId, type GuidanceStep } from './steps.ts';

/** Every step, in the order of the hazards that it removes. */
export const guidanceStepIds: readonly GuidanceStepId[] = [...new Set(hazardTypeIds.map(stepIdOf))];

/** The step that removes a hazard. */
export function stepIdOf(hazardType: HazardTypeId): GuidanceStepId {
  return hazardById(hazardType).step;
}

/** The hazards that a step removes; none for what is no step. */
export function hazardTypesOfStep(stepId: string): HazardTypeId[] {
  return hazardTypeIds.filter((type) => stepIdOf(type) === stepId);
}

/** Costs, hours and performer of a step, with their full type. */
export function stepById(id: GuidanceStepId): GuidanceStep {
  return guidanceSteps[id];
}
