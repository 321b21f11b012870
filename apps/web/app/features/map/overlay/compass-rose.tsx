/** North is always up on this map. */
export function CompassRose({ letter }: { letter: string }) {
  return (
    <svg
      viewBox="0 0 44 44"
      aria-hidden="true"
      className="pointer-events-none absolute top-2 right-2 size-11"
    >
      <circle cx="22" cy="22" r="21" className="fill-paper stroke-ink" strokeWidth="1" />
      <path d="M22 16 27 37 22 33 17 37Z" className="fill-ink" />
      <text x="22" y="14" textAnchor="middle" className="fill-ink text-[12px] font-strong">
        {letter}
      </text>
    </svg>
  );
}
