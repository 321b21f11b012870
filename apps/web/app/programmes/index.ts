export { describeProgrammes } from './describe-programmes.ts';
