import type { NavigationState } from '../../navigation/use-navigation-state.ts';
import type { BackgroundAnalysis } from './background-state.ts';

export type ScoreButtonLabel = 'getScore' | 'getScoreAnalyzing' | 'showScore';

/** What the button that leads to the score says (core flow, section 2). */
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

/** What the progress screen is told of an analysis in the background. */
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
