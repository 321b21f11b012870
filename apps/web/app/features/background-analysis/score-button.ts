import type { NavigationState } from '../../lib/navigation/use-navigation-state.ts';
import type { BackgroundAnalysis } from './background-state.ts';

export type ScoreButtonLabel = 'getScore' | 'getScoreAnalyzing' | 'showScore';

/** The label of the button that leads to the score (core flow, section 2). */
export function scoreButtonLabel({ status }: Pick<BackgroundAnalysis, 'status'>): ScoreButtonLabel {
  switch (status) {
    case 'analyzing':
      return 'getScoreAnalyzing';
    case 'completed':
      return 'showScore';
    case 'idle':
    case 'error':
      return 'getScore';
  }
}

/** The navigation state that hands a background analysis over to the progress screen. */
export function backgroundNavigationState({
  analysisId,
  status,
  progress,
}: BackgroundAnalysis): NavigationState {
  return {
    ...(analysisId !== null && { backgroundAnalysisId: analysisId }),
    backgroundAnalysisStatus: status,
    backgroundAnalysisProgress: progress,
  };
}
