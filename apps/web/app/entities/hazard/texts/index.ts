export { describePrograms } from './describe-programs.ts';
export {
  DescriptionsProvider,
  useDescriptions,
  usePreloadedDescriptions,
} from './descriptions-provider.tsx';
export { useGuidance, type Guidance } from './guidance.ts';
export { sentencesIn } from './sentences.ts';
export { useWorkText } from './work-text.ts';
export type { QuestionDescription } from './descriptions.ts';
export { AskFireDistrict, ProgramList, RuleList, RuleNames } from './rule-list.tsx';
export { SourceLinks } from './source-links.tsx';
