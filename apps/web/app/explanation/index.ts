export { DetailedAnalysis } from './detailed-analysis.tsx';
export { shownGains, type ShownGains } from './shown-gain.ts';
