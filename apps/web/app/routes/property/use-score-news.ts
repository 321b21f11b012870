import type { Analysis } from '@dss/domain';
import { useEffect, useRef } from 'react';

import { showToast } from '../../ui/toast/toast-queue.ts';
import { looksAtPhotos } from '../../entities/analysis/analyses.ts';
import { useCompletionMessage } from '../../entities/analysis/use-completion-message.ts';
import { wantsLessMotion } from '../../ui/less-motion.ts';

const scoreToastMs = 5000;

/** Announces a new score and celebrates an excellent one. `analysis` is undefined until it has loaded. */
export function useScoreNews(analysis: Analysis | null | undefined, showResults: boolean): void {
  const messageOf = useCompletionMessage();
  const previous = useRef<Analysis | null | undefined>(undefined);
  useEffect(() => {
    if (analysis === undefined) return;
    const news = scoreNews(analysis, { previous: previous.current, showResults });
    previous.current = analysis;
    if (analysis !== null && news.toast) {
      showToast({ ...messageOf(analysis), duration: scoreToastMs });
    }
    if (news.confetti) void celebrate();
  }, [analysis, messageOf, showResults]);
}

/** Scores from here up are celebrated (core flow, section 4). */
const celebratedScore = 80;

interface ScoreNews {
  /** Whether to show a toast with the score. No if the progress screen has just shown it. */
  readonly toast: boolean;
  readonly confetti: boolean;
}

type Known = Pick<Analysis, 'analysis_id' | 'dss_score' | 'reason'>;

interface ShownBefore {
  /** The analysis that the page showed before; undefined until it has loaded. */
  readonly previous: Known | null | undefined;
  /** The progress screen opened the page to show its result. */
  readonly showResults: boolean;
}

/** How to announce the analysis that the page shows now. A score from an answer or a dispute isn't announced. */
export function scoreNews(
  next: Known | null | undefined,
  { previous, showResults }: ShownBefore,
): ScoreNews {
  const none = { toast: false, confetti: false };
  if (!next || next.analysis_id === previous?.analysis_id) return none;
  const excellent = next.dss_score >= celebratedScore;
  if (previous === undefined) return { toast: false, confetti: showResults && excellent };
  return looksAtPhotos(next) ? { toast: true, confetti: excellent } : none;
}

const particles = 100;
const tokens = ['--forest', '--band-excellent', '--band-good', '--ember'];

/** Confetti for an excellent score, in the page's colors; none for visitors who prefer reduced motion. */
async function celebrate(): Promise<void> {
  if (wantsLessMotion()) return;
  try {
    const { throwConfetti } = await import('../../ui/confetti.ts');
    await throwConfetti(particles, tokens.map(hexOfToken));
  } catch {
    // Confetti is optional, so ignore a failed load.
  }
}

/** A color token's current value (light or dark theme) in the hex form that the confetti library expects. */
function hexOfToken(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
  probe.remove();
  return `#${channels
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;
}
