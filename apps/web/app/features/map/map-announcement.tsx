import type { RelativePosition } from '@dss/domain';
import { useTranslations } from 'use-intl';

import type { Phase } from './gestures/gesture.ts';
import type { MapPhoto } from './map-photos.ts';

export interface MapAnnouncementProps {
  phase: Phase;
  /** The photo that the next tap places. */
  selected: MapPhoto | null;
  /** Describes a place in words. */
  spoken: (at: RelativePosition) => string;
}

/** Announces the state of the map to screen readers. */
export function MapAnnouncement({ phase, selected, spoken }: MapAnnouncementProps) {
  const t = useTranslations('map');
  return (
    <p role="status" className="sr-only">
      {announcement()}
    </p>
  );

  function announcement(): string {
    if (phase.kind === 'steering') return spoken(phase.at);
    if (phase.kind !== 'idle') return '';
    if (selected === null) return '';
    const { number, name, at } = selected;
    const next = t(at === null ? 'selection.tapToPlace' : 'selection.tapToMove');
    return `${t('selection.title', { number, name })} ${next}`;
  }
}
