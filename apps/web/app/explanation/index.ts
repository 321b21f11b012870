export { DetailedAnalysis } from './detailed-analysis.tsx';
export { showDetails, showHazardCard } from './show-hazard-card.ts';
export { shownGains, type ShownGains } from './shown-gain.ts';
