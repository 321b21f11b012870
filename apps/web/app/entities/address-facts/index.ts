export { useAddressFacts, useCorrectFact, useResponsibilityArea } from './address-facts.ts';
export { useSurroundings, type Surroundings } from './use-surroundings.ts';
