import type { PlanPin } from '@dss/domain';

import { classNames } from '../../ui/class-names.ts';

export interface PinMarkProps {
  pin: Pick<PlanPin, 'number'>;
  /** It stands for this many. */
  more?: number;
  small?: boolean;
  selected?: boolean;
  /** Its size. */
  className: string;
}

/**
 * A pin as it stands in the plan, and beside its card in the list: a hazard is round with a number, finished work square with a check,
 * several that have no room of their own an empty circle with their count.
 * Drawn, because paper leaves backgrounds out. Decorative, so the same must be said in text.
 */
export function PinMark({
  pin: { number },
  more = 0,
  small = false,
  selected = false,
  className,
}: PinMarkProps) {
  const isDone = number === null && more === 0;
  const edge = {
    fill: 'none',
    strokeWidth: 2,
    className: selected ? 'stroke-ink' : 'stroke-paper',
  };
  return (
    <svg
      viewBox="0 0 28 28"
      aria-hidden="true"
      className={classNames(
        'block overflow-visible transition-transform duration-(--motion-quick)',
        selected && 'scale-125',
        className,
      )}
    >
      {isDone ? (
        <>
          <rect x="3" y="3" width="22" height="22" rx="6" className="fill-forest" />
          <rect x="2.5" y="2.5" width="23" height="23" rx="6.5" {...edge} />
        </>
      ) : (
        <>
          <circle cx="14" cy="14" r="13" className={more === 0 ? 'fill-ember' : 'fill-paper'} />
          <circle cx="14" cy="14" r="14" {...edge} />
        </>
      )}
      {more > 0 && (
        <circle cx="14" cy="14" r="12" fill="none" strokeWidth="2" className="stroke-ember" />
      )}
      {!small && isDone && (
        <path
          d="m8 14.5 4.2 4.2L20 10.5"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-on-forest"
        />
      )}
      {!small && !isDone && (
        <text
          x="14"
          y="19.2"
          textAnchor="middle"
          className={classNames(
            'font-strong tabular-nums',
            more > 0 ? 'fill-ink' : 'fill-paper-raised',
            more > 0 || (number ?? 0) > 9 ? 'text-[14px]' : 'text-[15.5px]',
          )}
        >
          {more > 0 ? `+${more}` : number}
        </text>
      )}
    </svg>
  );
}
