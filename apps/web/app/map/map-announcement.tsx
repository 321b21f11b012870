import type { RelativePosition } from '@dss/domain';
import { useTranslations } from 'use-intl';

import type { Phase } from './gestures/gesture.ts';
import type { MarkedPhoto } from './marked-photos.ts';

export interface MapAnnouncementProps {
  phase: Phase;
  /** The photo that the next tap is about. */
  selected: MarkedPhoto | null;
  /** The photo whose marker was chosen. */
  chosen: MarkedPhoto | null;
  /** How many cards of the list rest on it. */
  count: number;
  /** A place as it is said aloud. */
  spoken: (at: RelativePosition) => string;
}

/** What the map shows, for whoever listens to it. */
export function MapAnnouncement({ phase, selected, chosen, count, spoken }: MapAnnouncementProps) {
  const t = useTranslations('map');
  return (
    <p role="status" className="sr-only">
      {said()}
    </p>
  );

  function said(): string {
    if (phase.kind === 'steering') return spoken(phase.at);
    if (phase.kind !== 'idle') return '';
    if (selected !== null) {
      const { number, name, at } = selected;
      const next = t(at === null ? 'selection.tapToPlace' : 'selection.tapToMove');
      return `${t('selection.title', { number, name })} ${next}`;
    }
    return chosen === null
      ? ''
      : t('chosen.title', { number: chosen.number, name: chosen.name, count });
  }
}
