export {
  HouseSidesProvider,
  NamedSidesProvider,
  useSideOfFinding,
  useSideOfPhoto,
  useSideWords,
  useSideWordsOf,
  useSideWordsOfMap,
} from './side-words.tsx';
