export { firstReport, isBeforeReport, type FirstReport } from './first-report.ts';
export {
  finishedWork,
  workBases,
  type AfterPhotoState,
  type FinishedWork,
  type RemovedHazard,
  type SaidDone,
  type WorkBasis,
  type WorkEvidence,
  type WorkPhoto,
  type WorkView,
} from './finished-work.ts';
