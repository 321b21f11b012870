export { ComparePhotos, SlidingPhotos } from './compare-photos.tsx';
export {
  markDoneFragment,
  doneHeadingId,
  wronglyDated,
  type DoneItem,
  doneItems,
  typesDone,
} from './done-actions.ts';
export { planQuery, usePlannedActions } from './planned-actions.ts';
export { useUsdText, useHoursText } from './amount-texts.ts';
export { useMarkDone, useUndoDone } from './use-done.ts';
