export { countOnlyHere } from './count-only-here.ts';
export { forgetAfterSession, forgetBrowser } from './forget-browser.ts';
export { OwnDataActions } from './own-data-actions.tsx';
export { OwnDataSection } from './own-data-section.tsx';
