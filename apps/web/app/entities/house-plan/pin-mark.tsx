import type { PlanPin } from '@dss/domain';

import { classNames } from '../../ui/class-names.ts';

export interface PinMarkProps {
  pin: Pick<PlanPin, 'number'>;
  small?: boolean;
  selected?: boolean;
  /** Its size. */
  className: string;
}

/**
 * A pin as it stands in the plan, and beside its card in the list: a hazard is round with a number, finished work square with a check.
 * Drawn, because paper leaves backgrounds out. Decorative, so the same must be said in text.
 */
export function PinMark({
  pin: { number },
  small = false,
  selected = false,
  className,
}: PinMarkProps) {
  const isDone = number === null;
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
        <rect x="2" y="2" width="24" height="24" rx="6" className="fill-forest" />
      ) : (
        <circle cx="14" cy="14" r="13" className="fill-ember" />
      )}
      {isDone ? (
        <rect
          x="1"
          y="1"
          width="26"
          height="26"
          rx="7"
          fill="none"
          strokeWidth="2"
          className={selected ? 'stroke-ink' : 'stroke-paper'}
        />
      ) : (
        <circle
          cx="14"
          cy="14"
          r="14"
          fill="none"
          strokeWidth="2"
          className={selected ? 'stroke-ink' : 'stroke-paper'}
        />
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
            'fill-paper-raised font-strong tabular-nums',
            number > 9 ? 'text-[14px]' : 'text-[15.5px]',
          )}
        >
          {number}
        </text>
      )}
    </svg>
  );
}
