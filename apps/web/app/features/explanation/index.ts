export { hazardFragment, showHazardCard, whyId } from './show-hazard-card.ts';
export { ChosenHazardProvider, useChooseHazard, useChosenHazard } from './chosen-hazard.tsx';
export { DetailedAnalysis } from './detailed-analysis.tsx';
