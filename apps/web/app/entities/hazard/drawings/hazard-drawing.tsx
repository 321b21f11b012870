import type { HazardTypeId } from '@dss/domain';
import type { ReactElement } from 'react';

import { firstFiveFeetDrawings } from './hazards/first-five-feet.tsx';
import { openingAndWallDrawings } from './hazards/openings-and-walls.tsx';
import { roofDrawings } from './hazards/roof.tsx';
import { yardDrawings } from './hazards/yard.tsx';
import { DrawingSheet } from './parts/house-parts.tsx';

const drawings: Readonly<Record<HazardTypeId, ReactElement>> = {
  ...firstFiveFeetDrawings,
  ...roofDrawings,
  ...openingAndWallDrawings,
  ...yardDrawings,
};

/** What a hazard type looks like, the hazard in ember. Decorative: its name is next to it. */
export function HazardDrawing({
  id,
  className,
}: {
  id: HazardTypeId;
  className?: string | undefined;
}) {
  return <DrawingSheet className={className}>{drawings[id]}</DrawingSheet>;
}
