import type { RelativePosition } from '@dss/domain';
import type { KeyboardEvent, PointerEvent } from 'react';

import { classNames } from '../../../ui/class-names.ts';
import { placedAt } from './view-square.ts';

export interface MarkerProps {
  number: number;
  label: string;
  at: RelativePosition;
  selected: boolean;
  dragged: boolean;
  /** Not confirmed by the owner yet. */
  proposed: boolean;
  onPointerDown?: (event: PointerEvent<HTMLButtonElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onClick: () => void;
}

/** A photo's place, with its number in the strip. */
export function Marker({
  number,
  label,
  at,
  selected,
  dragged,
  proposed,
  onPointerDown,
  onKeyDown,
  onClick,
}: MarkerProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={selected}
      style={placedAt(at)}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        // Otherwise the map around it would treat the click as a tap.
        event.stopPropagation();
        onClick();
      }}
      className={classNames(
        'absolute flex size-8 print:flex! transform-[translate(-50%,-50%)] touch-none items-center justify-center rounded-full border-2 text-[0.875rem] font-strong tabular-nums select-none',
        proposed
          ? 'border-dashed border-ink bg-paper text-ink'
          : 'border-paper bg-forest text-on-forest outline-1 outline-ink',
        selected && 'z-10 ring-4 ring-caution-wash outline-3',
        dragged && 'z-20 cursor-grabbing',
        !dragged && !proposed && 'cursor-grab',
      )}
    >
      {number}
    </button>
  );
}
