export { useGuidance, type Guidance } from './guidance.ts';
