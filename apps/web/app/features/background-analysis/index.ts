export { BackgroundBanner } from './background-banner.tsx';
export { backgroundNavigationState, scoreButtonLabel } from './score-button.ts';
export { useBackgroundAnalysis } from './use-background-analysis.ts';
