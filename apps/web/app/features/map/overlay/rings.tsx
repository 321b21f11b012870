import {
  outlineCorners,
  relativeFromFeet,
  ringDistances,
  viewRing,
  type HouseOutline,
} from '@dss/domain';
import { useTranslations } from 'use-intl';

import { overlayTheme, pathThrough, placedAt, square } from './view-square.ts';

export interface RingsProps {
  outline: HouseOutline;
  /** The owner hasn't traced the house yet. */
  assumed: boolean;
  /** Latitude of the pin. */
  lat: number;
}

/** The house and its rings at 5, 30 and 100 ft. Each is a light line with dark edges, visible on any background. */
export function Rings({ outline, assumed, lat }: RingsProps) {
  const house = pathThrough(outlineCorners(outline).map((corner) => relativeFromFeet(lat, corner)));
  const rings = ringDistances.map((feet) => viewRing(outline, feet, lat));
  const dash = assumed ? '9 6' : undefined;
  return (
    <svg
      viewBox={`0 0 ${square} ${square}`}
      aria-hidden="true"
      fill="none"
      data-theme={overlayTheme}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {rings.map(({ feet, points }) => (
        <TwoTone key={feet} path={pathThrough(points)} width={2} />
      ))}
      <path d={house} className="fill-paper/25" />
      <TwoTone path={house} width={3} dash={dash} />
    </svg>
  );
}

/** Keeps line widths on a phone, where the view is half as wide. */
const asThick = 'non-scaling-stroke';

function TwoTone({
  path,
  width,
  dash,
}: {
  path: string;
  width: number;
  dash?: string | undefined;
}) {
  return (
    <>
      <path d={path} className="stroke-ink/70" strokeWidth={width + 2.5} vectorEffect={asThick} />
      <path
        d={path}
        className="stroke-paper"
        strokeWidth={width}
        strokeDasharray={dash}
        vectorEffect={asThick}
      />
    </>
  );
}

/** Labels with each ring's distance from the walls, on the ring or where it leaves the view. */
export function RingLabels({ outline, lat }: Pick<RingsProps, 'outline' | 'lat'>) {
  const t = useTranslations('map');
  return ringDistances.map((feet) => {
    const { label } = viewRing(outline, feet, lat);
    if (label === null) return null;
    return (
      <span
        key={feet}
        aria-hidden="true"
        style={placedAt({ xRel: inset(label.xRel, 0.09), yRel: inset(label.yRel, 0.04) })}
        className="pointer-events-none absolute transform-[translate(-50%,-50%)] rounded-small bg-paper px-1 text-[0.75rem] leading-[1.4] font-strong whitespace-nowrap text-ink tabular-nums"
      >
        {t('ring', { feet })}
      </span>
    );
  });
}

/** Keeps a label's center far enough from the edges to show all of it. */
function inset(share: number, margin: number): number {
  return Math.min(1 - margin, Math.max(margin, share));
}
