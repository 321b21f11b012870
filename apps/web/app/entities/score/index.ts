export { ExposureText } from './exposure-text.tsx';
export { DomainBars } from './domain-bars.tsx';
export { shownGains } from './gains.ts';
export {
  hazardRowsOf,
  isMostlyAssumed,
  pointTotals,
  notSeenByDomain,
  foundWhereNoneCounts,
  type AnalysisWithFindings,
  addPoints,
  disagreementAbout,
} from './ledger.ts';
export { useGainInWords, useGainText } from './use-gain-text.ts';
