export {
  type Change,
  type PropertyChange,
  listenForChanges,
  type ChangeListener,
  type Changes,
} from './listen-for-changes.ts';
