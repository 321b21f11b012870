export { hazardTypeIds, hazardTypeSchema, isHazardType, type HazardTypeId } from './hazard-type.ts';
export { hazardDomains, scoredDomains, type HazardDomain, type ScoredDomain } from './domains.ts';
