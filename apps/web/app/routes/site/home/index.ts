export { RingsStep } from './how-it-works.tsx';
