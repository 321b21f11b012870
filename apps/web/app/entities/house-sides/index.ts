export {
  HouseSidesProvider,
  NamedSidesProvider,
  useNamingOfFinding,
  useSideOfFinding,
  useSideOfPhoto,
  useSideWords,
  useSideWordsOf,
  useSideWordsOfMap,
} from './side-words.tsx';
