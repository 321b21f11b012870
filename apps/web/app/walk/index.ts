export { setStartAside } from './kept-start.ts';
