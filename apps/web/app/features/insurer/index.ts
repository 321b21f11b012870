export { DeadlineCard } from './deadline-card.tsx';
export { InsurersDuties } from './insurers-duties.tsx';
