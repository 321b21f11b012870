export { keepPages } from './keep-pages.ts';
export { keptHomes, openKeptHomes, type KeptHomes } from './kept-homes.ts';
