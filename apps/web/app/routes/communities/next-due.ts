import { communityPlanLimits, monthsAfter } from '@dss/domain';

/** The day by which a risk assessment of this day is to be updated. */
export function nextAssessment(day: string): string {
  return monthsAfter(day, 12 * communityPlanLimits.assessmentYears);
}

/** The day by which an action plan of this day is to be updated. */
export function nextPlan(day: string): string {
  return monthsAfter(day, 12 * communityPlanLimits.years);
}
