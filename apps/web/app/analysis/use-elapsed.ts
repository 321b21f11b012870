import { useEffect, useState } from 'react';

import { tickElapsed } from './tick-elapsed.ts';

/** Milliseconds since `attempt` began, tick by tick; stands still while `running` is false. */
export function useElapsed(attempt: string, running: boolean): number {
  const [elapsed, setElapsed] = useState({ attempt, ms: 0 });
  useEffect(
    () => (running ? tickElapsed((ms) => setElapsed({ attempt, ms })) : undefined),
    [attempt, running],
  );
  return elapsed.attempt === attempt ? elapsed.ms : 0;
}
