export { setStartAside } from './kept-start.ts';
export { ToldSince, ToldSoFar } from './told-so-far.tsx';
