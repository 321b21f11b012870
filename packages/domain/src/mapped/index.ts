export {
  farthestNeighborFt,
  mappedFacts,
  nearFt,
  steepPercent,
  touchingFt,
  verySteepPercent,
  type FactMap,
  type MappedFact,
} from './mapped-facts.ts';
export {
  isPlaceSure,
  openMappedFacts,
  questionAbout,
  type SurroundingsAnswer,
} from './open-mapped-facts.ts';
