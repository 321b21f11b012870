import { classNames } from './class-names.ts';

export type Band = 'excellent' | 'good' | 'fair' | 'poor';

/** How many of the three rings are drawn solid, from the wall outward. */
const filledRings: Record<Band, number> = { excellent: 3, good: 2, fair: 1, poor: 0 };

const tints: Record<Band, string> = {
  excellent: 'text-band-excellent',
  good: 'text-band-good',
  fair: 'text-band-fair',
  poor: 'text-band-poor',
};

/** A band as a shape: the house with its rings, solid or dashed depending on the band. */
export function BandGlyph({ band, className = 'size-6' }: { band: Band; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={classNames('shrink-0', tints[band], className)}
    >
      <rect x="9.75" y="9.75" width="4.5" height="4.5" fill="currentColor" />
      {[4.75, 8, 11].map((radius, at) =>
        at < filledRings[band] ? (
          <circle key={radius} cx="12" cy="12" r={radius} stroke="currentColor" strokeWidth="1.8" />
        ) : (
          <circle
            key={radius}
            cx="12"
            cy="12"
            r={radius}
            stroke="currentColor"
            strokeWidth="1"
            strokeDasharray="1 2.6"
            opacity="0.7"
          />
        ),
      )}
    </svg>
  );
}

/** The band's name with its shape and color. */
export function BandBadge({ band, label }: { band: Band; label: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-strong text-ink">
      <BandGlyph band={band} />
      <span>{label}</span>
    </span>
  );
}
