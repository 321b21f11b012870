export { DeadlineCard } from './deadline-card.tsx';
export { InsurersClock } from './insurers-clock.tsx';
export { InsurersDuties } from './insurers-duties.tsx';
