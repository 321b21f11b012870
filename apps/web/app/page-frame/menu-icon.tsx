/** Three lines: the longest at the bottom, as ground is drawn. */
export function MenuIcon({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M9 6.5h11M6.5 12H20M4 17.5h16" />
    </svg>
  );
}
