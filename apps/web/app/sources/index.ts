export type { ProgrammeDescription } from './programme-description.ts';
export { ProgrammeList } from './programme-list.tsx';
export { RuleList } from './rule-list.tsx';
export type { RuleDescription, SourceLink } from './source-link.ts';
export { SourceLinks } from './source-links.tsx';
