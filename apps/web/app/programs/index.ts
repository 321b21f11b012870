export { describePrograms } from './describe-programs.ts';
