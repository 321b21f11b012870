export { InsurerChecklist } from './insurer-checklist.tsx';
export { ProgramsSection } from './programs-section.tsx';
