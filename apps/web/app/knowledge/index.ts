export { KnowledgeProvider, useKnowledge } from './knowledge-provider.tsx';
