/** A step's picture: the house with one ring per step so far. */
export function RingsStep({ filled, className }: { filled: number; className?: string }) {
  return (
    <svg viewBox="0 0 56 56" fill="none" aria-hidden="true" className={className}>
      {[11, 18.5, 26].map((radius, at) => (
        <circle
          key={radius}
          cx="28"
          cy="28"
          r={radius}
          stroke="currentColor"
          strokeWidth={at < filled ? 2.5 : 1}
          strokeDasharray={at < filled ? 'none' : '2 4'}
          opacity={at < filled ? 1 : 0.6}
        />
      ))}
      <path d="M22 24h12v8H22z" fill="currentColor" />
    </svg>
  );
}
