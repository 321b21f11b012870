export { DomainBars } from './domain-bars.tsx';
export { DetailedAnalysis } from './detailed-analysis.tsx';
export {
  detailsHeadingId,
  hazardsHeadingId,
  showDetails,
  showHazardCard,
} from './show-hazard-card.ts';
