import type { HazardRow } from '@dss/domain';

import { scrollToElement } from '../../ui/scroll-to-element.ts';

/** The id of a finding's card on the page. */
export function hazardCardId({ hazard_type: type }: Pick<HazardRow, 'hazard_type'>): string {
  return `hazard-${type}`;
}

/** Opens a finding's card and scrolls to it, or to the section's heading while the cards are still loading. */
export function showHazardCard(finding: Pick<HazardRow, 'hazard_type'>): void {
  const id = hazardCardId(finding);
  document.getElementById(id)?.querySelector('details')?.setAttribute('open', '');
  if (!scrollToElement(id)) scrollToElement(detailsHeadingId);
}

/** Scrolls to the explanation of the score. */
export function showDetails(): void {
  scrollToElement(detailsHeadingId);
}

export const detailsHeadingId = 'details-heading';
export const hazardsHeadingId = 'hazards-heading';
