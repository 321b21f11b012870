import type { WalkStop } from '@dss/domain';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/index.ts';
import type { SideProposal } from './photographed-side.ts';
import { useSideProposalText } from './side-proposal.tsx';
import type { StopTile } from './stop-tiles.ts';
import { useStopWords } from './stop-words.ts';
import type { WalkFigures } from './use-figures.ts';
import { placeOf, type WalkRoute } from './walk-route.ts';

export interface AnnouncementsProps {
  route: WalkRoute;
  /** Null before the walk and at its end. */
  stop: WalkStop | null;
  /** How many photos the stop has. */
  photos: number;
  /** Those of the stop. */
  tiles: readonly StopTile[];
  /** What the compass suggests about the newest photo. */
  sideProposal: SideProposal | null;
  /** Null while nothing is to be said about them. */
  figures: WalkFigures | null;
}

/** Screen readers lose what changes while they begin to read the heading that got focus. */
const settleMs = 600;

/** Tells screen readers where the owner arrived, and what an answer or a photo changed. Each text is said when it differs from the last one. */
export function Announcements({
  route,
  stop,
  photos,
  tiles,
  sideProposal,
  figures,
}: AnnouncementsProps) {
  const t = useTranslations('walk');
  const stopWords = useStopWords();
  const sideProposalText = useSideProposalText();
  const descriptions = useDescriptions();
  const place = stop && placeOf(route, stop);
  const texts = [
    stop &&
      (place === null
        ? t('arrivedElsewhere', { ...stopWords(stop) })
        : t('arrived', { ...place, ...stopWords(stop) })),
    photos === 0 ? null : t('photo.taken', { count: photos }),
    ...tiles.flatMap(({ questionId, proposal }) => {
      const title = descriptions.question(questionId).tile?.name ?? '';
      return proposal === null
        ? []
        : t(proposal.sure ? 'proposal.seen' : 'proposal.perhaps', { title });
    }),
    sideProposal && sideProposalText(sideProposal),
    figures && t('range.now', figures.range),
  ];
  const news = texts.map((text) => text ?? '').join('\n');
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(news), settleMs);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    // Its politeness is spelled out so that a dialog doesn't hide it, and all of it isn't said again once the dialog closes.
    <div role="status" aria-live="polite" aria-atomic="false" className="sr-only">
      {said.split('\n').map((text, line) => (
        <p key={`text ${line}`}>{text}</p>
      ))}
    </div>
  );
}
