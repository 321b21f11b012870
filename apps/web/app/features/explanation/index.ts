export {
  showHazardCard,
  detailsHeadingId,
  hazardsHeadingId,
  showDetails,
} from './show-hazard-card.ts';
export {
  ChosenHazardProvider,
  useChooseHazard,
  useChosenHazard,
  usePointsAt,
} from './chosen-hazard.tsx';
export { DetailedAnalysis } from './detailed-analysis.tsx';
