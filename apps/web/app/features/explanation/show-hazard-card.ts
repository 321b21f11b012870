import type { HazardRow, HazardTypeId } from '@dss/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { scrollToElement } from '../../ui/scroll-to-element.ts';

/** The part of the address of a home's details that opens a hazard's card. */
export function hazardFragment(type: HazardTypeId): string {
  return `hazard-${type}`;
}

/** The id of a finding's card on the page. */
export function hazardCardId({ hazard_type: type }: Pick<HazardRow, 'hazard_type'>): string {
  return hazardFragment(type);
}

/** Opens a finding's card and scrolls to it, or to the section's heading while the cards are still loading. */
export function showHazardCard(finding: Pick<HazardRow, 'hazard_type'>): void {
  const id = hazardCardId(finding);
  document.getElementById(id)?.querySelector('details')?.setAttribute('open', '');
  if (!scrollToElement(id)) scrollToElement(detailsHeadingId);
}

/** Goes to the place that the page's address names, once it is there; a card opens. */
export function useNamedPlace(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (id === '') return;
    document.querySelector(`#${CSS.escape(id)}.hazard-card details`)?.setAttribute('open', '');
    scrollToElement(id);
  }, [hash]);
}

export const detailsHeadingId = 'details-heading';
export const hazardsHeadingId = 'hazards-heading';
/** Where the details say why the score is what it is. */
export const whyId = 'why';
