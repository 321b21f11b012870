export { reportOfWork } from './report-of-work.ts';
export {
  finishedWork,
  workBases,
  type AfterPhotoState,
  type FinishedWork,
  type RemovedHazard,
  type ReportedDone,
  type WorkBasis,
  type WorkEvidence,
  type WorkPhoto,
  type WorkView,
} from './finished-work.ts';
