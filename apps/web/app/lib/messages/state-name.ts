import { stateNamesEn, stateNamesEs, type StateCode } from '@dss/domain';

import { useLanguage } from './message-parts.tsx';

/** Names a state in the language of the page. */
export function useStateName(): (code: StateCode) => string {
  const names = useLanguage() === 'es' ? stateNamesEs : stateNamesEn;
  return (code) => names[code];
}
