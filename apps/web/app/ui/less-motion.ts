/** Whether the visitor's device is set to reduce motion. */
export function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How the page scrolls by itself. */
export function scrollMotion(): ScrollBehavior {
  return wantsLessMotion() ? 'auto' : 'smooth';
}
