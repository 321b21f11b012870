import { housePlan, type Direction, type Property } from '@dss/domain';
import { useMemo } from 'react';

import { HousePlanDrawing } from './house-plan.tsx';

/** The home from above, small, with the sides that photos show, before anything was looked for in them. */
export function SeenSidesPlan({
  property: { front_faces: facing, outline, missing_sides: missing },
  seen,
  className,
}: {
  property: Pick<Property, 'front_faces' | 'outline' | 'missing_sides'>;
  seen: readonly Direction[];
  className: string;
}) {
  const plan = useMemo(
    () =>
      housePlan({
        home: { front_faces: facing, outline, missing_sides: missing },
        naming: facing === null ? 'house' : 'both',
        seen,
        findings: [],
        done: [],
        exposure: null,
      }),
    [facing, outline, missing, seen],
  );
  return <HousePlanDrawing small plan={plan} titleOf={() => ''} className={className} />;
}
