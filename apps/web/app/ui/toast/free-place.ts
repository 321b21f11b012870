/** Where toasts stand on a phone: which end of the screen, and how far from it. */
export interface PhonePlace {
  readonly edge: 'top' | 'bottom';
  readonly insetPx: number;
}

/** From the top of the screen, in CSS pixels. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Something that toasts shouldn't cover, the more so the heavier it is. */
export interface Kept extends Span {
  readonly weight: number;
}

const gapPx = 16;

/** The end of the free part of the screen where toasts of this height cover less; the lower one if it makes no difference. */
export function freeEdge(height: number, free: Span, kept: readonly Kept[]): PhonePlace['edge'] {
  const cost = ({ top, bottom }: Span) =>
    kept
      .filter((one) => one.bottom > top && one.top < bottom)
      .reduce((sum, { weight }) => sum + weight, 0);
  const atBottom = cost({ top: free.bottom - gapPx - height, bottom: free.bottom - gapPx });
  const atTop = cost({ top: free.top + gapPx, bottom: free.top + gapPx + height });
  return atTop < atBottom ? 'top' : 'bottom';
}

/** A free place for these toasts on a phone, null where there is none or the screen is wider: what has the focus stays in view first, then the page's main button, then its title. */
export function freePlace(toasts: HTMLElement): PhonePlace | null {
  if (toasts.offsetHeight === 0 || !window.matchMedia('(width < 40rem)').matches) return null;
  const free = freePart();
  const edge = freeEdge(toasts.offsetHeight, free, [
    ...withWeight(4, [focused(toasts)]),
    ...withWeight(2, openPart().querySelectorAll('[data-tone=primary]')),
    ...withWeight(1, openPart().querySelectorAll('h1, [role=dialog] h2')),
  ]);
  return {
    edge,
    insetPx: Math.round(gapPx + (edge === 'top' ? free.top : window.innerHeight - free.bottom)),
  };
}

/** The screen without the keyboard, and without what stays at its lower end. */
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

/** The dialog that is open, or else the page. A toast is a dialog, too, but holds nobody back. */
function openPart(): ParentNode {
  return (
    [...document.querySelectorAll('[role$=dialog]:not([aria-modal=false])')].at(-1) ?? document
  );
}

/** What was pressed last, with the card that it is part of unless that fills the screen. */
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

function withWeight(weight: number, elements: Iterable<Element | null>): Kept[] {
  return [...elements].flatMap((element) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return bottom > top ? [{ top, bottom, weight }] : [];
  });
}
