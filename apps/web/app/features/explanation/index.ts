export {
  showHazardCard,
  detailsHeadingId,
  hazardsHeadingId,
  showDetails,
} from './show-hazard-card.ts';
export { DetailedAnalysis } from './detailed-analysis.tsx';
