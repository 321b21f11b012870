import { useEffect, useState } from 'react';

import { wantsLessMotion } from '../../ui/less-motion.ts';

/** Number of steps in which a score change is animated (core flow, section 4). */
export const scoreSteps = 30;
const scoreAnimationMs = 1000;

/** The whole number to show after `step` of the 30 steps; from the last step on, the new score. */
export function scoreAtStep(from: number, to: number, step: number): number {
  const share = Math.min(1, Math.max(0, step / scoreSteps));
  return Math.round(from + (to - from) * share);
}

/**
 * The score to show: a change is animated over a second, or immediate for visitors who prefer reduced motion.
 * @param start the score from which to count when the page opens
 */
export function useAnimatedScore(score: number, start: number): number {
  const [shown, setShown] = useState({ from: start, to: start, step: scoreSteps });
  if (shown.to !== score) {
    const from = scoreAtStep(shown.from, shown.to, shown.step);
    setShown({ from, to: score, step: wantsLessMotion() ? scoreSteps : 0 });
  }
  const running = shown.step < scoreSteps;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(
      () => setShown((before) => ({ ...before, step: before.step + 1 })),
      scoreAnimationMs / scoreSteps,
    );
    return () => clearInterval(timer);
  }, [running]);
  return scoreAtStep(shown.from, shown.to, shown.step);
}
