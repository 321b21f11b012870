import { createContext, startTransition, use, useEffect, useState, type Ref } from 'react';

import type { Elements } from './elements.ts';

/** The stage that the page has reached. Without `StagedPage` around them, all parts appear at once. */
const StageContext = createContext(Infinity);

export interface StagedPageProps {
  /** How many stages there are. */
  readonly count: number;
  /** Whether there are no stages: everything appears at once. Read at the start only. */
  readonly atOnce?: boolean;
  readonly className?: string;
  /** The element around all parts, which scripts can focus. It is busy until the last part is there. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: Elements;
}

/**
 * Builds a long page part by part, the first view first. The browser paints and answers taps between two parts, and React renders each
 * in small slices, which it can't do for what data from the server brings.
 */
export function StagedPage({ count, atOnce = false, className, ref, children }: StagedPageProps) {
  const [stage, setStage] = useState(atOnce ? count : 0);
  useEffect(() => {
    if (stage < count) startTransition(() => setStage(stage + 1));
  }, [stage, count]);
  return (
    <StageContext value={stage}>
      <div ref={ref} tabIndex={-1} className={className} aria-busy={stage < count}>
        {children}
      </div>
    </StageContext>
  );
}

export interface StagedPartProps {
  /** 1 for the first. */
  readonly stage: number;
  /** What is shown until then. */
  readonly before?: Elements;
  readonly children: Elements;
}

/** A part of a page that is built in stages. */
export function StagedPart({ stage, before = null, children }: StagedPartProps) {
  return use(StageContext) >= stage ? children : before;
}
