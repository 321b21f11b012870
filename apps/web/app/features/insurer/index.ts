export { InsurerNotices } from './insurer-notices.tsx';
export { InsurersDuties } from './insurers-duties.tsx';
