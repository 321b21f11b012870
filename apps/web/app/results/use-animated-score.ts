import { useEffect, useState } from 'react';

import { wantsLessMotion } from '../ui/less-motion.ts';

/** A change of the score is counted up or down in so many steps (core flow, section 4). */
export const scoreSteps = 30;
const scoreAnimationMs = 1000;

/** The score to show after `step` of the 30 steps, a whole number; from the last step on the new score. */
export function scoreAtStep(from: number, to: number, step: number): number {
  const share = Math.min(1, Math.max(0, step / scoreSteps));
  return Math.round(from + (to - from) * share);
}

/**
 * The score to show: a change is counted over a second, and is there at once for readers who prefer less motion.
 * @param start the score to count from when the page opens
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
