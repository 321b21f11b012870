export { hazardFragment, showHazardCard, whyId } from './show-hazard-card.ts';
export { DetailedAnalysis } from './detailed-analysis.tsx';
