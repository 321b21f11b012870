import type { HazardTypeId, HousePlan } from '@dss/domain';

import { PinMark } from './pin-mark.tsx';

export interface PlanKeyProps {
  plan: HousePlan;
  titleOf: (type: HazardTypeId) => string;
}

/** What the pins of a plan mean: each hazard with its number, then finished work. */
export function PlanKey({ plan: { pins }, titleOf }: PlanKeyProps) {
  const entries = pins.filter(
    (pin, index) =>
      pins.findIndex(
        ({ hazardType, number }) => hazardType === pin.hazardType && number === pin.number,
      ) === index,
  );
  return (
    <ol className="gap-x-6 text-caption sm:columns-2">
      {entries.map(({ id, hazardType, number }) => (
        <li key={id} className="flex break-inside-avoid items-center gap-2 py-1">
          <PinMark pin={{ number }} className="size-6 shrink-0" />
          <span className="leading-snug wrap-anywhere">{titleOf(hazardType)}</span>
        </li>
      ))}
    </ol>
  );
}
