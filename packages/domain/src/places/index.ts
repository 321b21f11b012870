export { mayBeInUnitedStates, mayTouchUnitedStates } from './united-states.ts';
