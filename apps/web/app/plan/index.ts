export { useUsdText } from './amount-texts.ts';
export {
  doneHeadingId,
  doneItems,
  isPhotoDatedBefore,
  markDoneFragment,
  type DoneItem,
} from './done-actions.ts';
export { planQuery } from './planned-actions.ts';
