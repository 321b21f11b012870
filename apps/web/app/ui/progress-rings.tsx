const rings = [
  { radius: 26, width: 6 },
  { radius: 42, width: 4.5 },
  { radius: 57, width: 3 },
] as const;

/** The rings as a progress indicator, filling from the house outward. The bar next to it has the number. */
export function ProgressRings({ percent, className }: { percent: number; className?: string }) {
  return (
    <svg viewBox="0 0 120 120" fill="none" aria-hidden="true" className={className}>
      {rings.map((ring, at) => {
        const share = Math.min(1, Math.max(0, (percent / 100) * rings.length - at));
        return (
          <g key={ring.radius} strokeWidth={ring.width} transform="rotate(-90 60 60)">
            <circle cx="60" cy="60" r={ring.radius} className="stroke-line" />
            {share > 0 && (
              <circle
                cx="60"
                cy="60"
                r={ring.radius}
                stroke="currentColor"
                pathLength={1}
                strokeDasharray="1"
                strokeDashoffset={1 - share}
                className="transition-[stroke-dashoffset] duration-(--motion-calm) ease-linear"
              />
            )}
          </g>
        );
      })}
      <path d="M48 52h24v16H48z" fill="currentColor" />
      <path
        d="M48 60h24M54 52l4 8-4 8M66 52l-4 8 4 8"
        className="stroke-paper-raised"
        strokeWidth="1.4"
      />
    </svg>
  );
}
