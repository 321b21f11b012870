/** Opens a folded part of the page and everything that it is folded in, brings it into view and focuses what it opens with. */
export function openPart(part: Element | null): void {
  const own = part?.querySelector('details') ?? null;
  for (let fold = own ?? part?.closest('details'); fold;) {
    fold.open = true;
    fold = fold.parentElement?.closest('details');
  }
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>('summary, a')?.focus({ preventScroll: true });
}
