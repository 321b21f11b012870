export { FacingButton } from './facing-button.tsx';
export { useSaveFront } from './save-front.ts';
export {
  HouseSidesProvider,
  NamedSidesProvider,
  useSideOfFinding,
  useSideOfPhoto,
  useSideWords,
  useSideWordsOf,
  useSideWordsOfMap,
  type SideNames,
} from './side-words.tsx';
