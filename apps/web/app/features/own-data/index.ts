export { countOnlyHere } from './count-only-here.ts';
export { OwnDataActions } from './own-data-actions.tsx';
export { OwnDataSection } from './own-data-section.tsx';
