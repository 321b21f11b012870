import type { ExplanationHazardRow } from '@dss/domain';

import { showPlace } from '../../ui/show-place.ts';

type HazardRow = Pick<ExplanationHazardRow, 'hazard_type'>;

/** Where a finding's card stands on the page. */
export function hazardCardId({ hazard_type: type }: HazardRow): string {
  return `hazard-${type}`;
}

/** Opens a finding's card and brings it into view; while the cards are still loading, the place where they come. */
export function showHazardCard(finding: HazardRow): void {
  const id = hazardCardId(finding);
  document.getElementById(id)?.querySelector('details')?.setAttribute('open', '');
  if (!showPlace(id)) showPlace(detailsHeadingId);
}

/** Brings the explanation of the score into view. */
export function showDetails(): void {
  showPlace(detailsHeadingId);
}

export const detailsHeadingId = 'details-heading';
export const hazardsHeadingId = 'hazards-heading';
