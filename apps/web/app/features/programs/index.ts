export { ProgramsSection } from './programs-section.tsx';
