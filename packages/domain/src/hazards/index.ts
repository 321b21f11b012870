export {
  extents,
  type Extent,
  hazardDomains,
  scoredDomains,
  type HazardDomain,
  type ScoredDomain,
  type CountingRule,
  type CatalogHazard,
  type HazardArea,
  type LooksNeeded,
  type OptionalPart,
  type PhotoReliability,
  type PositionRule,
  type Prevalence,
  type Removability,
  type SeverityTier,
} from './hazard.ts';
export { hazardTypeIds, hazardTypeSchema, isHazardType, type HazardTypeId } from './hazard-type.ts';
export { recordOf } from './record-of.ts';
export { hazardById, hazardCatalog, hazardTextsEn, hazardTextsEs } from './catalog/index.ts';
export {
  programs,
  saferFromWildfiresItems,
  type ProgramCredit,
  type ProgramId,
  type SaferFromWildfiresItem,
  type WildfirePreparedLevel,
} from './programs.ts';
export {
  holdsIn,
  ruleById,
  rules,
  mayHoldIn,
  rulesIn,
  ruleStatuses,
  type Holding,
  type Rule,
  type RuleId,
  type RuleStatus,
} from './rules.ts';

export { sources, type ReadAt, type SourceId, type SourceKind } from './sources/index.ts';
export type { HazardText, HazardTexts, RemovalText } from './text/hazard-text.ts';
export type { ProgramNames, RuleText, RuleTexts } from './text/hazard-text.ts';
export { programNamesEn, ruleTextsEn } from './text/en/rules.ts';
export { programNamesEs, ruleTextsEs } from './text/es/rules.ts';
export { documents } from './sources/documents.ts';
export {
  adviceSourceIn,
  isShownIn,
  shownSources,
  sourcesIn,
  type ShownSource,
} from './sources/shown-sources.ts';
