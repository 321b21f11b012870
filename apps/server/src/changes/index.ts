export type { Change, PropertyChange } from './change.ts';
export { listenForChanges, type ChangeListener, type Changes } from './listen-for-changes.ts';
