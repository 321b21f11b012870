import type { HazardTypeId, HousePlan } from '@dss/domain';

import { classNames } from '../../ui/class-names.ts';
import { PinMark } from './pin-mark.tsx';

export interface PlanKeyProps {
  plan: HousePlan;
  titleOf: (type: HazardTypeId) => string;
  selected?: readonly HazardTypeId[];
  /** Makes the entries buttons. */
  onSelect?: (type: HazardTypeId) => void;
  onPoint?: (type: HazardTypeId | null) => void;
  className?: string;
}

/** What the pins of a plan mean: each hazard with its number, then finished work. */
export function PlanKey({
  plan: { pins },
  titleOf,
  selected = [],
  onSelect,
  onPoint,
  className,
}: PlanKeyProps) {
  const entries = pins.filter(
    (pin, index) =>
      pins.findIndex(
        ({ hazardType, number }) => hazardType === pin.hazardType && number === pin.number,
      ) === index,
  );
  return (
    <ol className={classNames('text-caption', className)}>
      {entries.map(({ id, hazardType, number }) => {
        const title = titleOf(hazardType);
        const isSelected = selected.includes(hazardType);
        return (
          <li
            key={id}
            className="flex break-inside-avoid items-center gap-2 py-1"
            onPointerEnter={onPoint && (() => onPoint(hazardType))}
            onPointerLeave={onPoint && (() => onPoint(null))}
          >
            <PinMark pin={{ number }} selected={isSelected} className="size-6 shrink-0" />
            {onSelect === undefined || number === null ? (
              <span className="leading-snug wrap-anywhere">{title}</span>
            ) : (
              <button
                type="button"
                onClick={() => onSelect(hazardType)}
                className={classNames(
                  'rounded-small text-left leading-snug wrap-anywhere hover:underline print:inline!',
                  isSelected && 'underline underline-offset-4',
                )}
              >
                {title}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
