export type { ProgramDescription } from './program-description.ts';
export { ProgramList } from './program-list.tsx';
export { RuleList } from './rule-list.tsx';
export type { RuleDescription, SourceLink } from './source-link.ts';
export { SourceLinks } from './source-links.tsx';
