export {
  type Change,
  type PropertyChange,
  countListeners,
  listenForChanges,
  type ChangeListener,
  type Changes,
} from './listen-for-changes.ts';
