export { evaluate, type Evaluation } from './evaluation.ts';
export { htmlReport } from './html-report.ts';
export { BadLabels, readLabels, type Labels } from './labels.ts';
export { lookAtPhotos } from './look-at-photos.ts';
export { evaluationTable } from './table.ts';
