export { FacingButton } from './facing-button.tsx';
export {
  HouseSidesProvider,
  useSideWords,
  useSideWordsOf,
  useSideWordsOfMap,
  type SideNames,
} from './side-words.tsx';
