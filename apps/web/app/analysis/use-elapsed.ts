import { analysisLimits } from '@dss/domain';
import { useEffect, useState } from 'react';

/** Milliseconds since `attempt` began, on the specified 200 ms ticks; stands still while `running` is false. */
export function useElapsed(attempt: string, running: boolean): number {
  const [elapsed, setElapsed] = useState({ attempt, ms: 0 });
  useEffect(() => {
    if (!running) return;
    const start = Date.now();
    const timer = setInterval(
      () => setElapsed({ attempt, ms: Date.now() - start }),
      analysisLimits.progress.tickMs,
    );
    return () => clearInterval(timer);
  }, [attempt, running]);
  return elapsed.attempt === attempt ? elapsed.ms : 0;
}
