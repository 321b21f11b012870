export { FacingButton } from './facing-button.tsx';
export {
  HouseSidesProvider,
  useSideOfPhoto,
  useSideWords,
  useSideWordsOf,
  useSideWordsOfMap,
  type SideNames,
} from './side-words.tsx';
