/** The logo: a house from above inside its 5, 30 and 100 ft rings. Decorative; the product's name is next to it. */
export function RingsMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" className={className}>
      <circle cx="24" cy="24" r="22.5" stroke="currentColor" strokeWidth="1.5" opacity="0.45" />
      <circle cx="24" cy="24" r="17" stroke="currentColor" strokeWidth="2.25" opacity="0.75" />
      <circle cx="24" cy="24" r="11" stroke="currentColor" strokeWidth="3" />
      <path d="M18.5 20.5h11v7h-11z" fill="currentColor" />
    </svg>
  );
}
