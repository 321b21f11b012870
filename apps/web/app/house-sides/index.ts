export { FacingButton } from './facing-button.tsx';
export {
  HouseSidesProvider,
  useSideWords,
  useSideWordsOf,
  useSideWordsOfMap,
  type SideWords,
} from './side-words.tsx';
