export { findLocalModel, type LocalModelSearch } from './find-local-model.ts';
export { describeSearch } from './describe-search.ts';
