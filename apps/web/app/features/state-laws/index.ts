export { LawItem, LawSection } from './law-item.tsx';
