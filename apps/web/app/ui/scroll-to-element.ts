/** Scrolls to an element and focuses it. @returns whether it is on the page */
export function scrollToElement(id: string): boolean {
  const place = document.getElementById(id);
  if (place === null) return false;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
  return true;
}
