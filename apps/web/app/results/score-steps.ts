/** A change of the score is counted up or down in so many steps (core flow, section 4). */
export const scoreSteps = 30;
export const scoreAnimationMs = 1000;

/** The score to show after `step` of the 30 steps, a whole number; from the last step on the new score. */
export function scoreAtStep(from: number, to: number, step: number): number {
  const share = Math.min(1, Math.max(0, step / scoreSteps));
  return Math.round(from + (to - from) * share);
}
