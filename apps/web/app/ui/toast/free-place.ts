/** Where toasts appear on a phone: the edge of the screen, and the distance from it. */
export interface PhonePlace {
  readonly edge: 'top' | 'bottom';
  readonly insetPx: number;
}

/** In CSS pixels from the top of the screen. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Something that toasts shouldn't cover; a higher weight matters more. */
export interface Obstacle extends Span {
  readonly weight: number;
}

const gapPx = 16;

/** The edge of the free area where toasts of this height cover less; the bottom if both are equal. */
export function freeEdge(
  height: number,
  free: Span,
  obstacles: readonly Obstacle[],
): PhonePlace['edge'] {
  const cost = ({ top, bottom }: Span) =>
    obstacles
      .filter((one) => one.bottom > top && one.top < bottom)
      .reduce((sum, { weight }) => sum + weight, 0);
  const atBottom = cost({ top: free.bottom - gapPx - height, bottom: free.bottom - gapPx });
  const atTop = cost({ top: free.top + gapPx, bottom: free.top + gapPx + height });
  return atTop < atBottom ? 'top' : 'bottom';
}

/**
 * A place for these toasts on a phone; null if there are none or the screen is wider. Avoids covering, in this order,
 * the focused element, what the page asks, its main button, and its title.
 */
export function freePlace(toasts: HTMLElement): PhonePlace | null {
  if (toasts.offsetHeight === 0 || !window.matchMedia('(max-width: 39.98rem)').matches) return null;
  const free = freePart();
  const edge = freeEdge(toasts.offsetHeight, free, [
    ...withWeight(4, [focused(toasts)]),
    ...withWeight(3, openPart().querySelectorAll('[data-asks]')),
    ...withWeight(2, openPart().querySelectorAll('[data-tone=primary]')),
    ...withWeight(1, openPart().querySelectorAll('h1, [role=dialog] h2')),
  ]);
  return {
    edge,
    insetPx: Math.round(gapPx + (edge === 'top' ? free.top : window.innerHeight - free.bottom)),
  };
}

/** The screen without the on-screen keyboard and the bars at the bottom. */
function freePart(): Span {
  const seen = window.visualViewport;
  const top = seen?.offsetTop ?? 0;
  const bottom = top + (seen?.height ?? window.innerHeight);
  const bars = [...document.querySelectorAll('.thumb-bar, [data-stays-at-bottom]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, bottom: end }) => height > 0 && end > 0.8 * bottom)
    .map((bar) => bar.top);
  return { top, bottom: Math.min(bottom, ...bars) };
}

/** The open dialog, or else the page. A toast is also a dialog, but not a modal one. */
function openPart(): ParentNode {
  return (
    [...document.querySelectorAll('[role$=dialog]:not([aria-modal=false])')].at(-1) ?? document
  );
}

/** The focused element, with the card that contains it unless that is too tall. */
function focused(toasts: HTMLElement): Element | null {
  const element = document.activeElement;
  if (element === null || toasts.contains(element)) return null;
  const fits = (part: Element) => part.getBoundingClientRect().height < window.innerHeight / 2;
  return (
    [element.closest('article, li, fieldset, form'), element].find(
      (part) => part !== null && part !== undefined && fits(part),
    ) ?? null
  );
}

function withWeight(weight: number, elements: Iterable<Element | null>): Obstacle[] {
  return [...elements].flatMap((element) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return bottom > top ? [{ top, bottom, weight }] : [];
  });
}
