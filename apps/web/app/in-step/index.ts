export { usePropertyInStep } from './use-property-in-step.ts';
