export { hashInputs, loadCorrections, marksIn } from './corrections.ts';
export { toCurrentActions } from './earlier-explanation.ts';
export { photoEvidence, type ObservedEvidence } from './evidence.ts';
export { addResultWithNewWeights, compareProperty, type Comparison } from './new-weights.ts';
export {
  listAnalyses,
  newestAnalysis,
  newestModelFailure,
  readAnalysis,
  readAnalysisIn,
} from './read-analyses.ts';
export { newestFacts } from './newest-facts.ts';
export { readMilestones, readScoreHistory } from './score-history.ts';
export { rescore } from './rescore.ts';
export { saveResult } from './save-result.ts';
export { ofPhotos, photosNow } from './current-evidence.ts';
export { byWeightsVersion, distributionOf, type Distribution } from './score-distribution.ts';
