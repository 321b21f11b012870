export { forgetBrowser } from './forget-browser.ts';
export { OwnDataActions } from './own-data-actions.tsx';
export { OwnDataSection } from './own-data-section.tsx';
