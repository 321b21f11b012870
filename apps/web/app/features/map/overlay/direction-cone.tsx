import type { RelativePosition } from '@dss/domain';

import { square } from './view-square.ts';

/** The approximate angle of view of a phone's camera, in degrees. */
const coneDegrees = 60;
const reach = 58;

/** Shows the direction in which the camera looked. */
export function DirectionCone({
  at,
  heading,
  proposed,
}: {
  at: RelativePosition;
  /** Degrees clockwise from north. */
  heading: number;
  proposed: boolean;
}) {
  const x = at.xRel * square;
  const y = at.yRel * square;
  const [left, right] = [heading - coneDegrees / 2, heading + coneDegrees / 2].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    return `${(x + Math.sin(turn) * reach).toFixed(1)} ${(y - Math.cos(turn) * reach).toFixed(1)}`;
  });
  return (
    <path
      d={`M${x.toFixed(1)} ${y.toFixed(1)}L${left}A${reach} ${reach} 0 0 1 ${right}Z`}
      className="fill-paper/55 stroke-ink"
      strokeWidth="1.5"
      vectorEffect="non-scaling-stroke"
      strokeDasharray={proposed ? '5 4' : undefined}
    />
  );
}
