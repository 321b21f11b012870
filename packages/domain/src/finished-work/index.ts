export {
  finishedWork,
  workBases,
  type AfterPhotoState,
  type FinishedWork,
  type RemovedHazard,
  type WorkBasis,
  type WorkEvidence,
  type WorkPhoto,
  type WorkView,
} from './finished-work.ts';
