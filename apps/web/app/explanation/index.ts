export { DetailedAnalysis } from './detailed-analysis.tsx';
