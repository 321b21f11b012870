import {
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  type ReactNode,
  type Ref,
} from 'react';

/** The turn that the page has reached. Without `Turns` around them, all parts appear at once. */
const TurnContext = createContext(Infinity);

export interface TurnsProps {
  /** How many turns there are. */
  readonly count: number;
  /** Whether there are no turns: everything appears at once. Read at the start only. */
  readonly atOnce?: boolean;
  readonly className?: string;
  /** The element around all parts, which scripts can focus. It is busy until the last part is there. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/**
 * Builds a long page part by part, the first view first. The browser paints and answers taps between two parts, and React renders each
 * in small slices, which it can't do for what data from the server brings.
 */
export function Turns({ count, atOnce = false, className, ref, children }: TurnsProps) {
  const [turn, setTurn] = useState(atOnce ? count : 0);
  useEffect(() => {
    if (turn < count) startTransition(() => setTurn(turn + 1));
  }, [turn, count]);
  return (
    <TurnContext value={turn}>
      <div ref={ref} tabIndex={-1} className={className} aria-busy={turn < count}>
        {children}
      </div>
    </TurnContext>
  );
}

export interface TurnProps {
  /** 1 for the first. */
  readonly of: number;
  /** What is shown until then. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that is built in turns. */
export function Turn({ of, before = null, children }: TurnProps) {
  return use(TurnContext) >= of ? children : before;
}
